import { simulate, simulators, type Refusal } from '#domain'
import type { StudyFacts, StudyFigures, StudyOperation } from '../study/facts'
import { explainedKeys } from './explainedKeys'

/** What a study comes to: its operation, its scenarios, and how prudent it is; or why it cannot be calculated. */
export function studyFigures({
  operation,
  scenarios,
  chapters,
}: Pick<StudyFacts, 'operation' | 'scenarios' | 'chapters'>): StudyFigures | Refusal {
  const result = simulate(operation.configuration, operation.context)
  if (result.kind === 'refused') return result
  const isExplained = chapters.some(({ key, enabled }) => key === 'explanations' && enabled)
  return {
    result,
    scenarios: scenarios.map((scenario) => indicatorsOf(scenario.operation)),
    sincerity: sincerityOf(operation),
    ...(isExplained ? { explanations: explanationsOf(operation) } : {}),
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

/** Those of the main figures, in the order in which a study names them. */
function explanationsOf({ configuration, context }: StudyOperation): NonNullable<StudyFigures['explanations']> {
  const explained = simulate(configuration, { ...context, explain: true })
  const steps = new Map((explained.kind === 'refused' ? [] : (explained.trace ?? [])).map((step) => [step.key, step]))
  return explainedKeys.flatMap((key) => steps.get(key) ?? [])
}
