import {
  givenAnswers,
  householdAnswers,
  householdComposition,
  isOver,
  unconfirmed,
  type HouseholdBudget,
  type HouseholdMembers,
} from '#features/clientFile/contract/household'
import { suggestedParts } from '#domain'

const TODAY = '2026-11-20'
const child = { has_alternating_custody: false, is_handicapped: false }
const members: HouseholdMembers = {
  person: { marital_status: 'single' },
  companion: null,
  children: [],
  income: {},
  tax: {},
  heritage: {},
  currentLoans: [],
  runningReductions: [],
}

describe('the members of a household', () => {
  test.each<[string, Partial<HouseholdMembers>, number]>([
    [
      'a married couple with two children',
      { person: { marital_status: 'married' }, companion: {}, children: [child, child] },
      3,
    ],
    ['a couple in a PACS', { person: { marital_status: 'pacs' }, companion: {} }, 2],
    ['a couple in concubinage, who file apart', { person: { marital_status: 'concubinage' }, companion: {} }, 1],
    ['somebody married whose companion is not in the file', { person: { marital_status: 'married' } }, 1],
    ['a lone parent of one child', { person: { marital_status: 'divorced' }, children: [child] }, 2],
    ['a widowed parent of one child', { person: { marital_status: 'widowed' }, children: [child] }, 2.5],
    ['somebody handicapped, alone', { person: { marital_status: 'single', is_handicapped: true } }, 1.5],
  ])('%s', (_who, differing, parts) => {
    expect(suggestedParts(householdComposition({ ...members, ...differing }))).toBe(parts)
  })

  test('earn together only what they declare together', () => {
    const earning: HouseholdMembers = {
      ...members,
      income: { net_monthly_income: 3_000 },
      companion: { net_monthly_income: 2_000 },
    }
    expect(householdComposition(earning).earned_income).toBe(36_000)
    expect(householdComposition({ ...earning, person: { marital_status: 'married' } }).earned_income).toBe(60_000)
  })

  test('get the reductions that are said in full', () => {
    const runningReductions = [
      { label: 'Pinel 2021', cap: 'general', amount: 4_000, first_year: null, last_year: 2029 },
      { cap: 'overseas', amount: 2_000, first_year: 2028, last_year: 2032 },
      { cap: 'general', amount: 1_000, last_year: null },
    ] as const
    expect(householdComposition({ ...members, runningReductions }).running_reductions).toEqual([
      { cap: 'general', amount: 4_000, last_year: 2029 },
      { cap: 'overseas', amount: 2_000, first_year: 2028, last_year: 2032 },
    ])
  })

  test('own the real estate of their heritage, less the loans that paid for it', () => {
    const loan = { remaining_capital: 90_000, end_date: '2035-06-05', monthly_credit: 900, rate: 0.02 }
    const owning: HouseholdMembers = {
      ...members,
      tax: { has_ifi: true },
      heritage: { main_residence_value: 900_000, investment_real_estate: null },
      currentLoans: [
        { ...loan, type: 'real_estate' },
        { ...loan, type: 'car' },
        { ...loan, type: 'real_estate', remaining_capital: null },
      ],
    }
    expect(householdComposition(owning).wealth).toEqual({
      main_residence_value: 900_000,
      investment_real_estate: 0,
      debts: [{ remaining_capital: 90_000, end_date: '2035-06-05' }],
      has_ifi: true,
    })
    expect(householdComposition(members).wealth).toBeUndefined()
  })

  test('count under the overall cap the reductions and credits that they use already', () => {
    expect(householdComposition({ ...members, tax: { credit_tax_used: 6_000 } }).capped_advantages_used).toBe(6_000)
  })
})

describe('the answers of a household', () => {
  const budget: HouseholdBudget = {
    income: { net_monthly_income: 3_000, net_other_income: 150.1, net_rental_income: 700 },
    companion: { net_monthly_income: 2_000.2 },
    charge: { monthly_rent: 800, alimony: 0 },
    tax: { annual_tax: 4_000, fiscal_part: 2 },
    currentLoans: [
      { monthly_credit: 220, end_date: '2028-06-30' },
      { monthly_credit: 90, end_date: '2026-11-19' },
      { monthly_credit: 10 },
    ],
  }

  test('count both incomes and the others, without rents, to the cent', () => {
    expect(householdAnswers(budget, TODAY).net_monthly_income).toBe(5_150.3)
  })

  test('count the loans that are not over', () => {
    expect(householdAnswers(budget, TODAY).monthly_loan_payment).toBe(230)
  })

  test('are unknown when the income is missing or typed wrong', () => {
    expect(householdAnswers({ ...budget, income: {} }, TODAY).net_monthly_income).toBeNull()
    // What is typed wrong is kept as it was typed: the type of the attribute does not hold.
    const typed: object = { net_monthly_income: 'trois mille' }
    expect(householdAnswers({ ...budget, income: typed }, TODAY).net_monthly_income).toBeNull()
  })
})

test.each([
  ['2026-11-19', true],
  ['2026-11-20', false],
  [null, false],
])('a loan that ends on %s is over: %s', (end_date, expected) => {
  expect(isOver({ end_date }, TODAY)).toBe(expected)
})

describe('what a companion begins with', () => {
  const begun = {
    honorific: 'mr',
    marital_status: 'single',
    matrimonial_property_regime: 'community_property',
    professional_status: 'cdi_during_trial_period',
    confirmed: [],
  }

  test('is no answer until a person confirms it or answers otherwise', () => {
    expect(unconfirmed(begun)).toEqual(['honorific', 'marital_status', 'professional_status'])
    expect(unconfirmed({ ...begun, honorific: 'mrs', confirmed: ['professional_status'] })).toEqual(['marital_status'])
    expect(unconfirmed({ ...begun, marital_status: 'married' })).toContain('matrimonial_property_regime')
    expect(givenAnswers('companion', begun)).toMatchObject({ honorific: null, professional_status: null })
    expect(givenAnswers('person', begun)).toBe(begun)
  })
})
