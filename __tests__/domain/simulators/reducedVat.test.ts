import { simulators } from '#domain'

const question = {
  perimeter: 'inside',
  is_main_residence: true,
  household_composition: 2,
  n_2_taxable_income: 38_000,
  property_price: 240_000,
  signature_date: '2021-10-01',
} as const
const montpellier = { code: '34172', department: '34' }
const saintDenis = { code: '93066', department: '93' }
const meaux = { code: '77284', department: '77' }

type Changes = Partial<Parameters<typeof simulators.reducedVat>[0]>
const answer = (changes: Changes, municipality = montpellier) =>
  simulators.reducedVat({ ...question, ...changes }, municipality)

describe('the reduced VAT of a main home (CGI art. 278 sexies, III)', () => {
  test('saves 14.5 points of the price before VAT: 200 000 € before VAT, 211 000 € at 5.5 %', () => {
    expect(answer({})).toMatchObject({
      eligible: true,
      price_without_vat: 200_000,
      price_at_reduced_rate: 211_000,
      saving: 29_000,
    })
  })

  test.each([
    ['outside of the perimeters', { perimeter: 'outside' }, ['perimeter']],
    ['not a main home', { is_main_residence: false }, ['main_residence']],
    ['within 300 m', { perimeter: 'within_300_meters' }, []],
    ['in a group within 500 m', { perimeter: 'group_within_500_meters' }, []],
    ['at the income ceiling of two people in the regions', { n_2_taxable_income: 40_401 }, []],
    ['above the income ceiling', { n_2_taxable_income: 40_402 }, ['income']],
    ['above the price ceiling: 200 000 ÷ 50 = 4 000 € a m²', { surface: 50, price_ceiling: 3_999 }, ['price']],
    ['at the price ceiling', { surface: 50, price_ceiling: 4_000 }, []],
  ] as [string, Changes, string[]][])('%s', (_case, changes, criteria) => {
    expect(answer(changes).obstacles.map(({ criterion }) => criterion)).toEqual(criteria)
  })

  test('has higher income ceilings around Paris, then in the rest of the region', () => {
    const ceilings = [saintDenis, meaux, montpellier].map(
      (place) => answer({ household_composition: 3 }, place).income_ceiling,
    )
    expect(ceilings).toEqual([68_177, 62_519, 48_586])
  })

  test('is taken back by a sale, a tenth less each full year (CGI art. 284)', () => {
    const { clawback } = answer({})
    expect(clawback[0]).toEqual({ year: 1, amount: 29_000 })
    expect(clawback[4]).toEqual({ year: 5, amount: 17_400 })
    expect(clawback.at(-1)).toEqual({ year: 10, amount: 2_900 })
  })

  test('says what was not checked, and which rule is not verified on the date', () => {
    expect(answer({}).to_check).toHaveLength(1)
    expect(answer({ surface: 50, price_ceiling: 5_000 }).to_check).toEqual([])
    const outdated = /Plafonds de revenus[^.]*non vérifiée à cette date/
    expect(answer({ signature_date: '2026-11-20' }).unverified.join()).toMatch(outdated)
    expect(answer({}).unverified.join()).not.toMatch(outdated)
  })
})
