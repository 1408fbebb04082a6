import { simulators } from '#domain'

type Question = Parameters<typeof simulators.ptz>[0]

const question: Question = {
  operation: 'new_collective',
  property_price: 150_000,
  renovation_price: 0,
  n_2_taxable_income: 30_000,
  household_composition: 2,
  has_owner_residence: false,
  is_uninhabitable: false,
  has_disability: false,
  has_mobility_card: false,
  has_disability_card: false,
  has_disabled_adult_rent: false,
  has_handicapped_children_education_rent: false,
  property_right: false,
  loan_rate: 0.036,
  offer_date: '2025-06-01',
}

function loan(changes: Partial<Question>, zone: Parameters<typeof simulators.ptz>[1]) {
  const result = simulators.ptz({ ...question, ...changes }, zone)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.errors))
  return result.answer
}

describe('the zero-rate loan', () => {
  test('of the example of service-public.fr (F10871): two people, zone C, 30 000 € a year, 163 000 € of cost', () => {
    expect(loan({ property_price: 163_000 }, 'C')).toMatchObject({
      eligible: true,
      income_per_part: 20_000,
      slice: 3,
      cost_retained: 150_000,
      share: 0.4,
      amount: 60_000,
    })
  })

  test('of a house found by ANIL’s simulator: income raised to cost ÷ 9 = 45 444 €, ÷ 1.8 = 25 247 € a part, slice 2, 20 % of 270 000 €', () => {
    const house = {
      operation: 'new_individual',
      property_price: 409_000,
      n_2_taxable_income: 41_550,
      household_composition: 3,
      offer_date: '2025-04-03',
    } as const
    expect(loan(house, 'A')).toMatchObject({ cost_cap: 270_000, slice: 2, amount: 54_000 })
  })

  test('of six people over the last bound stays in slice 4, the coefficient being 2.4 from five people', () => {
    expect(loan({ property_price: 360_000, n_2_taxable_income: 125_000, household_composition: 6 }, 'A')).toMatchObject(
      { eligible: true, slice: 4, amount: 72_000 },
    )
  })

  test.each([
    [25_000, 1, 10, 15],
    [31_000, 2, 8, 12],
    [35_000, 3, 2, 13],
    [45_000, 4, 0, 10],
  ])(
    'of one person with %i € in zone A is in slice %i, deferred %i years then repaid over %i',
    (income, slice, deferral, repayment) => {
      const answer = loan({ household_composition: 1, n_2_taxable_income: income }, 'A')
      expect(answer).toMatchObject({ slice, deferral_years: deferral, repayment_years: repayment })
      expect(answer.yearly_schedule.reduce((sum, year) => sum + year.repaid, 0)).toBeCloseTo(answer.amount, 2)
      expect(answer.yearly_schedule.at(-1)).toMatchObject({ year: deferral + repayment, remaining_capital: 0 })
    },
  )

  test.each([
    ['the ceiling is included', { household_composition: 1, n_2_taxable_income: 49_000 }, 'A', []],
    ['one euro above the ceiling', { household_composition: 1, n_2_taxable_income: 49_001 }, 'A', ['income']],
    [
      'works of 20 % of the cost',
      { operation: 'old_with_works', property_price: 120_000, renovation_price: 30_000 },
      'B2',
      ['works'],
    ],
    [
      'works of exactly 25 % of the cost',
      { operation: 'old_with_works', property_price: 120_000, renovation_price: 40_000 },
      'B2',
      [],
    ],
    [
      'an old home outside of zones B2 and C',
      { operation: 'old_with_works', property_price: 120_000, renovation_price: 40_000 },
      'B1',
      ['operation'],
    ],
    ['a house before April 2025', { operation: 'new_individual', offer_date: '2025-03-31' }, 'A', ['operation']],
    ['a new flat in zone C before April 2025', { offer_date: '2024-06-01' }, 'C', ['operation']],
    ['a new flat in zone C since April 2025', { offer_date: '2026-11-20' }, 'C', []],
    ['an owner', { has_owner_residence: true }, 'C', ['first_time_buyer']],
    ['an owner with a disability pension', { has_owner_residence: true, has_disability: true }, 'C', []],
  ] as [string, Partial<Question>, 'A' | 'B1' | 'B2' | 'C', string[]][])('%s', (_case, changes, zone, criteria) => {
    const answer = loan(changes, zone)
    expect(answer.obstacles.map(({ criterion }) => criterion)).toEqual(criteria)
    expect(answer.eligible).toBe(criteria.length === 0)
    expect(answer.amount > 0).toBe(answer.eligible)
  })

  test('is at most the other loans, and 1.25 times them in slice 1', () => {
    // Zone A, one person: 20 000 € is slice 1, hence 50 % of 150 000 € = 75 000 €; 31 000 € is slice 2, 60 000 €.
    expect(loan({ household_composition: 1, n_2_taxable_income: 20_000, other_loans: 40_000 }, 'A').amount).toBe(50_000)
    expect(loan({ household_composition: 1, n_2_taxable_income: 31_000, other_loans: 40_000 }, 'A').amount).toBe(40_000)
  })

  test('saves the interest that a bank loan of the same amount and duration would cost', () => {
    // 60 000 € over 15 years at 3.6 %: 431.88 € a month (C·i ÷ (1 − (1+i)^−180)), hence 180 × 431.88 − 60 000 = 17 738 €.
    expect(loan({ property_price: 163_000 }, 'C').interest_saved).toBeCloseTo(17_738, -1)
  })

  test('is refused on its field outside of the dates known, and without an occupant', () => {
    expect(simulators.ptz({ ...question, offer_date: '2024-03-31' }, 'A')).toMatchObject({
      errors: { offer_date: [expect.any(String)] },
    })
    expect(simulators.ptz({ ...question, offer_date: '2028-01-01' }, 'A')).toMatchObject({ kind: 'refused' })
    expect(simulators.ptz({ ...question, household_composition: 0 }, 'A')).toMatchObject({
      errors: { household_composition: [expect.any(String)] },
    })
  })
})
