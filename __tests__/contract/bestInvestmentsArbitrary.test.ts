import { checkComplete } from '#contract'
import { solutionConfiguration } from '#features/simulation/contract'
import { simulators } from '#domain'
import { drawing, expectReadable } from '../domain/support/arbitrary'
import { configuration, context } from '../domain/support/examples'
import { CALLS, expectFrench, takenBy, variations } from './support/payloads'

/** What the best investments of a household are found from. */
const {
  municipality,
  net_monthly_income,
  annual_tax,
  alimony,
  fiscal_part,
  monthly_rent,
  monthly_loan_payment,
  contribution,
  loan_duration,
  loan_rate,
  insurance_rate,
  yearly_rent_revaluation_rate,
  duration_to_display,
} = solutionConfiguration.fields
const household = {
  ...solutionConfiguration,
  fields: {
    municipality,
    net_monthly_income,
    annual_tax,
    alimony,
    fiscal_part,
    monthly_rent,
    monthly_loan_payment,
    contribution,
    loan_duration,
    loan_rate,
    insurance_rate,
    yearly_rent_revaluation_rate,
    duration_to_display,
  },
}

/** Each price tried is a simulation, and each household has two hundred of them tried unless it may borrow nothing. */
const SHORT = { duration_to_display: 1, loan_duration: 2 }

test('arbitrary households have readable best investments, or why there are none', () => {
  const draw = drawing(49_979_687)
  const [taken, vary] = [takenBy(household, configuration()), variations(household, draw)]
  let [searched, found] = [0, 0]
  for (let call = 0; call < CALLS; call++) {
    const payload = vary({
      ...taken,
      ...SHORT,
      monthly_loan_payment: draw.one([800, 5_000, 5_000, 5_000, 5_000, 5_000]),
    })
    const checked = checkComplete(household, payload)
    if (!checked.valid) {
      expectFrench(checked.errors)
      continue
    }
    const question = {
      household: checked.attributes,
      department: draw.one([null, '34', '2A', '99']) ?? undefined,
      highestEffort: draw.one([null, -100_000, 0, 300]) ?? undefined,
    }
    const investments = simulators.optimalInvestment(question, () => context)
    expectReadable(investments, payload)
    for (const investment of investments)
      if (investment.status === 'refused') expectFrench({ reason: [investment.reason] })
    searched += 1
    if (investments.some(({ status }) => status === 'possible')) found += 1
  }
  expect(searched).toBeGreaterThanOrEqual(CALLS / 2)
  expect(found).toBeGreaterThanOrEqual(CALLS / 20)
})
