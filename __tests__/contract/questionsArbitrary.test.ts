import { checkComplete, type Checked } from '#contract'
import { checkSolutionConfiguration, simulatorQuestions, solutionConfiguration } from '#contract/simulation'
import { investmentProjects, simulators, type Refusal, type SolutionConfiguration } from '#domain'
import { type Draw, drawing, expectReadable } from '../domain/support/arbitrary'
import { context } from '../domain/support/examples'
import { CALLS, expectFrench, operationOf, payloadOf, shortened } from './support/payloads'

type Calculated = { kind: 'calculated' } | Refusal

/** Puts arbitrary operations to a calculation; answers how many were calculated. */
function calculatedOf(seed: number, calculate: (asked: SolutionConfiguration, draw: Draw) => Calculated): number {
  const draw = drawing(seed)
  let calculated = 0
  for (let call = 0; call < CALLS; call++) {
    const payload = shortened(operationOf(draw.one(investmentProjects), draw))
    const checked = checkSolutionConfiguration(payload)
    if (!checked.valid) {
      expectFrench(checked.errors)
      continue
    }
    const result = calculate(checked.attributes.configuration, draw)
    expectReadable(result, payload)
    if (result.kind === 'refused') expectFrench(result.errors)
    else calculated += 1
  }
  return calculated
}

/** What the best investments of a household are found from. */
const { municipality, net_monthly_income, annual_tax, alimony, fiscal_part, monthly_rent, monthly_loan_payment, contribution, loan_duration, loan_rate, insurance_rate, yearly_rent_revaluation_rate, duration_to_display } = solutionConfiguration.fields
const household = {
  ...solutionConfiguration,
  fields: { municipality, net_monthly_income, annual_tax, alimony, fiscal_part, monthly_rent, monthly_loan_payment, contribution, loan_duration, loan_rate, insurance_rate, yearly_rent_revaluation_rate, duration_to_display },
}

describe('10,000 arbitrary payloads at a simulator', () => {
  test('are taken or refused by field', () => {
    const draw = drawing(104_729)
    for (const definition of Object.values(simulatorQuestions)) {
      let taken = 0
      for (let call = 0; call < CALLS; call++) {
        const checked: Checked<unknown> = checkComplete(definition, payloadOf(definition, draw, { optional: 0.6 }))
        if (checked.valid) taken += 1
        else expectFrench(checked.errors)
      }
      expect([definition.type, taken > 0]).toEqual([definition.type, true])
    }
  })

  test('give a readable sincerity, or French messages by field', () => {
    expect(calculatedOf(15_485_863, (asked) => simulators.sincerity(asked, context))).toBeGreaterThan(CALLS / 20)
  })

  test('give a readable value that reaches an effort, or French messages by field', () => {
    const seek = (asked: SolutionConfiguration, { one }: Draw) =>
      simulators.goalSeek(asked, context, one(['property_price', 'contribution', 'loan_duration']), one([-100_000, 0, 300, 100_000]))
    expect(calculatedOf(32_452_843, seek)).toBeGreaterThan(CALLS / 20)
  })

  test('give readable best investments, or why there are none', () => {
    const draw = drawing(49_979_687)
    let taken = 0
    for (let call = 0; call < CALLS; call++) {
      // Those that are taken are simulated hundreds of times: most are refused.
      const payload = shortened(payloadOf(household, draw, { hostility: 0.2 }))
      const checked = checkComplete(household, payload)
      if (!checked.valid) {
        expectFrench(checked.errors)
        continue
      }
      const question = { household: checked.attributes, department: draw.one([null, '34', '2A', '99']) ?? undefined, highestEffort: draw.one([null, -100_000, 0, 300]) ?? undefined }
      const found = simulators.optimalInvestment(question, () => context)
      expectReadable(found, payload)
      for (const investment of found) if (investment.status === 'refused') expectFrench({ reason: [investment.reason] })
      taken += 1
    }
    expect(taken).toBeGreaterThan(CALLS / 50)
  })
})
