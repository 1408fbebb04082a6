import { simulate, simulators, type Refusal } from '#domain'
import type { StudyFacts, StudyFigures, StudyOperation } from '../study/facts'

/** What a study comes to: its operation, its scenarios, and how prudent it is; or why it cannot be calculated. */
export function studyFigures({
  operation,
  scenarios,
}: Pick<StudyFacts, 'operation' | 'scenarios'>): StudyFigures | Refusal {
  const result = simulate(operation.configuration, operation.context)
  if (result.kind === 'refused') return result
  return {
    result,
    scenarios: scenarios.map((scenario) => indicatorsOf(scenario.operation)),
    sincerity: sincerityOf(operation),
  }
}

function indicatorsOf({ configuration, context }: StudyOperation): StudyFigures['scenarios'][number] {
  const outcome = simulators.outcome(configuration, context)
  return 'indicators' in outcome ? { indicators: outcome.indicators } : null
}

function sincerityOf({ configuration, context }: StudyOperation): StudyFigures['sincerity'] {
  const calculated = simulators.sincerity(configuration, context)
  return calculated.kind === 'refused' ? null : calculated.answer
}
