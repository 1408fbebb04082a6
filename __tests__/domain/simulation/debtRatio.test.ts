import { debtRatioAs, type DebtReading } from '../../../src/domain/simulation/debtRatio'
import { simulated } from '../support/examples'

const household = { net_monthly_income: 4_000, monthly_rent: 300, monthly_loan_payment: 200, alimony: 100 }
const flows = { payment: 1_000, countedRent: 560 }

test.each([
  // (300 + 200 + 100 + 1 000) ÷ (4 000 + 560)
  ['hcsf', flows, 1_600 / 4_560],
  // The same charges ÷ 4 000
  ['prudent', flows, 1_600 / 4_000],
  // (600 + 1 000 − 560) ÷ 4 000
  ['differential', flows, 1_040 / 4_000],
  // Rents beyond the instalment are income: 600 ÷ (4 000 + 200)
  ['differential', { payment: 360, countedRent: 560 }, 600 / 4_200],
] as [DebtReading, typeof flows, number][])('the %s reading of %j', (reading, operation, ratio) => {
  expect(debtRatioAs(reading, household, operation)).toBeCloseTo(ratio, 7)
})

test('a simulation gives the three readings of its debt ratio', () => {
  const { indicators, monthly_report } = simulated({})
  const countedRent = monthly_report.monthly_income.rental_income * 0.7
  const charges = 800 + indicators.monthly_payment
  expect(indicators.debt_ratio_after).toBeCloseTo(charges / (6_900 + countedRent), 6)
  expect(indicators.debt_ratio_prudent).toBeCloseTo(charges / 6_900, 6)
  expect(indicators.debt_ratio_differential).toBeCloseTo((charges - countedRent) / 6_900, 6)
})
