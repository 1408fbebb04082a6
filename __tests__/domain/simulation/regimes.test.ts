import type { HouseholdComposition, SolutionConfiguration } from '#domain'
import { context, simulated } from '../support/examples'

/** Let from January 2026 at 1,000 euros a month that do not change, so that 2026 is a full year of 12,000 euros. */
const let2026: Partial<SolutionConfiguration> = {
  notary_signature_date: '2025-12-15',
  suggested_rent: 1_000,
  yearly_rent_revaluation_rate: 0,
}
const bare: Partial<SolutionConfiguration> = { ...let2026, project: 'unfurnished_rental', seniority: 'old' }
const household = (net_rental_income: number): HouseholdComposition => ({
  joint: true,
  children: [],
  net_rental_income,
})

const first = (changes: Partial<SolutionConfiguration>) => simulated(changes).yearly_report[0]

describe('unfurnished letting', () => {
  test('under the flat regime, 70 % of the rents are taxed and no charge is deducted (CGI art. 32, 1)', () => {
    // 12,000 − 30 % = 8,400, whatever interest and charges are paid.
    expect(first(bare)).toMatchObject({ rent: 12_000, taxable_rental_income: 8_400, deficit_on_global_income: 0 })
    // Social levies of 17.2 % on the same base: 8,400 × 0.172 = 1,444.80.
    expect(first(bare)?.social_levies).toBe(1_445)
  })

  test('under the actual regime, interest, insurance, loan fees, charges and 20 euros of management are deducted (CGI art. 31)', () => {
    const line = first({ ...bare, tax_regime: 'actual' })
    const loanFees = 2_400 + 800 + 1_500
    const deducted = (line?.interest ?? 0) + (line?.insurance ?? 0) + (line?.charges ?? 0) + loanFees + 20
    expect(line?.taxable_rental_income).toBeCloseTo(12_000 - deducted, 2)
  })

  test('repairs of an old home make a deficit under the actual regime, and nothing under the flat one', () => {
    const repaired = { ...bare, renovation_price: 30_000 }
    expect(first(repaired)?.taxable_rental_income).toBe(8_400)
    expect(first({ ...repaired, tax_regime: 'actual' })?.deficit_on_global_income).toBe(10_700)
  })

  test('the flat regime closes the year in which the rents pass 15,000 euros', () => {
    // 14,400 × 1.015 ÷ year: 14,616 in 2027, 14,835 in 2028, 15,058 in 2029.
    const grown = simulated({ ...bare, suggested_rent: 1_200, yearly_rent_revaluation_rate: 0.015 })
    expect(grown.regimes?.options.map(({ label }) => label)).toEqual([
      'Micro-foncier, puis réel à partir de 2029',
      'Réel',
    ])
  })

  test.each([
    // The rents of the household count together: 12,000 + 2,100 ÷ 0.7 = 15,000.
    [2_100, ['micro', 'actual']],
    [2_101, ['actual']],
  ])('with %d euros of net rents already received, the regimes open are %j', (net, keys) => {
    const { regimes } = simulated(bare, { ...context, household: household(net) })
    expect(regimes?.options.map(({ key }) => key)).toEqual(keys)
    expect(regimes?.notes.some((note) => note.includes('est fermé'))).toBe(keys.length === 1)
  })
})

describe('the choice of a regime', () => {
  const choices: [string, Partial<SolutionConfiguration>][] = [
    ['unfurnished', bare],
    ['furnished', let2026],
    ['furnished to tourists', { ...let2026, project: 'seasonal_rental' }],
    ['depreciated', { ...let2026, project: 'lmnp_amortissement', seniority: 'new', furniture_price: 5_000 }],
  ]

  test.each(choices)('compares the %s letting with itself under the other regime', (_, changes) => {
    const chosen = simulated(changes)
    const key = chosen.regimes?.chosen === 'micro' ? 'actual' : 'micro'
    const other = simulated({ ...changes, tax_regime: key })
    const option = chosen.regimes?.options.find((each) => each.key === key)
    expect(option).toMatchObject({
      average_effort: other.indicators.average_effort,
      net_wealth: other.indicators.net_wealth,
    })
    expect(other.regimes).toMatchObject({ chosen: key, better: chosen.regimes?.better })
    const paid = other.yearly_report.reduce((sum, { rent_tax, tax_saving }) => sum + rent_tax - tax_saving, 0)
    expect(option?.tax).toBeCloseTo(paid, 2)
  })

  test('names the regime that costs less tax, the sale included', () => {
    const { regimes } = simulated(bare)
    const totals = new Map(regimes?.options.map(({ key, total_tax }) => [key, total_tax]))
    const [micro = 0, actual = 0] = [totals.get('micro'), totals.get('actual')]
    expect(regimes?.better).toBe(micro <= actual ? 'micro' : 'actual')
    expect(regimes?.advantage).toBeCloseTo(Math.abs(micro - actual), 2)
  })

  test('says that the actual regime holds three years for a bare let (CGI art. 32, 4), one for a furnished one (art. 50-0, 4)', () => {
    expect(simulated(bare).regimes?.notes.join()).toContain('engage 3\u00a0ans sans retour')
    expect(simulated(let2026).regimes?.notes.join()).toContain('engage 1\u00a0an, puis d’année en année')
  })

  test('is none where the law leaves no choice: a tax reduction, VAT, a serviced residence', () => {
    expect(simulated({ project: 'land_deficit', renovation_price: 10_000 }).regimes).toBeNull()
    expect(simulated({ project: 'para_hotelier', seniority: 'new' }).regimes).toBeNull()
    expect(simulated({ project: 'lmnp_amortissement', seniority: 'new', residence_type: 'student' }).regimes).toBeNull()
  })
})
