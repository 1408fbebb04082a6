import { borrowingCapacity } from '#domain'

const household = { net_monthly_income: 4000, monthly_rent: 0, monthly_loan_payment: 0, alimony: 0 }
const loan = { years: 20, rate: 0.0335, insuranceRate: 0.0034 }
const ON = '2026-11-20'

describe('the borrowing capacity of a household', () => {
  test('is the capital whose instalment takes 35 % of the income', () => {
    const capital = borrowingCapacity(household, loan, ON)
    // Constant payment of 1 € over 240 months at 3,35 % a year: 0,0057228 €; insurance: 0,0034 ÷ 12.
    const rate = 0.0335 / 12
    const payment = (capital * rate) / (1 - (1 + rate) ** -240) + (capital * 0.0034) / 12
    expect(payment).toBeCloseTo(1400, 2)
    expect(capital).toBeCloseTo(233_094.47, 2)
  })

  test('shrinks by what rent, loans and alimony take already', () => {
    const free = borrowingCapacity(household, loan, ON)
    expect(
      borrowingCapacity({ ...household, monthly_rent: 400, monthly_loan_payment: 200, alimony: 100 }, loan, ON),
    ).toBeCloseTo(free / 2, 0)
  })

  test('is nothing once the limit is reached, and without income', () => {
    expect(borrowingCapacity({ ...household, monthly_rent: 1400 }, loan, ON)).toBe(0)
    expect(borrowingCapacity({ ...household, monthly_rent: 3000 }, loan, ON)).toBe(0)
    expect(borrowingCapacity({ ...household, net_monthly_income: 0 }, loan, ON)).toBe(0)
  })

  test('is the sum of the instalments when nothing is paid for the loan', () => {
    expect(borrowingCapacity(household, { years: 10, rate: 0, insuranceRate: 0 }, ON)).toBeCloseTo(1400 * 120, 2)
  })
})
