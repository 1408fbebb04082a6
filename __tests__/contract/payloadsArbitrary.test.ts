import { checkSolutionConfiguration } from '#features/simulation/contract'
import { simulate } from '#domain'
import { drawing, expectReadable } from '../domain/support/arbitrary'
import { context, investments } from '../domain/support/examples'
import { CALLS, expectFrench, operationsOf } from './support/payloads'

describe('arbitrary payloads at a calculation', () => {
  test.each(investments)('under %s give figures or French messages by field', (project) => {
    // Short durations most often: a year of the report costs as much as a whole check.
    const operationOf = operationsOf(drawing(project.length * 7_919), [1, 1, 2, 2, 3, 3, 8, 30])
    let simulated = 0
    for (let call = 0; call < CALLS; call++) {
      const payload = operationOf(project)
      const checked = checkSolutionConfiguration(payload)
      if (!checked.valid) {
        expectFrench(checked.errors)
        continue
      }
      const result = simulate(checked.attributes.configuration, context)
      expectReadable(result, payload)
      if (result.kind === 'refused') expectFrench(result.errors)
      else simulated += 1
    }
    expect(simulated).toBeGreaterThanOrEqual(CALLS / 2)
  })
})
