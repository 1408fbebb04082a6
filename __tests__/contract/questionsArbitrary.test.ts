import { checkComplete, type Checked } from '#contract'
import { checkSolutionConfiguration, simulatorQuestions } from '#features/simulation/contract'
import { simulators, type Refusal, type SolutionConfiguration } from '#domain'
import { type Draw, drawing, expectReadable } from '../domain/support/arbitrary'
import { context, investments } from '../domain/support/examples'
import { CALLS, expectFrench, operationsOf, takenBy, variations } from './support/payloads'

type Calculated = { kind: 'calculated' } | Refusal

/** Short durations: these simulators simulate a question dozens of times. */
const YEARS = [1, 1, 1, 2]

/** Puts arbitrary operations to a calculation; answers how many were calculated. */
function calculatedOf(seed: number, calculate: (asked: SolutionConfiguration, draw: Draw) => Calculated): number {
  const draw = drawing(seed)
  const operationOf = operationsOf(draw, YEARS)
  let calculated = 0
  for (let call = 0; call < CALLS; call++) {
    const payload = operationOf(draw.one(investments))
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

describe('arbitrary payloads at a simulator', () => {
  test.each(Object.values(simulatorQuestions))('$type are taken or refused by field', (definition) => {
    const draw = drawing(104_729)
    const [taken, vary] = [takenBy(definition), variations(definition, draw)]
    let asked = 0
    for (let call = 0; call < CALLS; call++) {
      const checked: Checked<unknown> = checkComplete(definition, vary(taken))
      if (checked.valid) asked += 1
      else expectFrench(checked.errors)
    }
    expect(asked).toBeGreaterThanOrEqual(CALLS / 2)
    expect(asked).toBeLessThan(CALLS)
  })

  test('give a readable sincerity, or French messages by field', () => {
    expect(calculatedOf(15_485_863, (asked) => simulators.sincerity(asked, context))).toBeGreaterThanOrEqual(CALLS / 2)
  })

  test('give a readable value that reaches an effort, or French messages by field', () => {
    const seek = (asked: SolutionConfiguration, { one }: Draw) =>
      simulators.goalSeek(
        asked,
        context,
        one(['property_price', 'contribution', 'loan_duration']),
        one([-100_000, 0, 300, 100_000]),
      )
    expect(calculatedOf(32_452_843, seek)).toBeGreaterThanOrEqual(CALLS / 2)
  })
})
