import { simulate, simulators, type Refusal, type TraceStep } from '#domain'
import type { StudyFacts, StudyFigures, StudyOperation } from '../study/facts'
import { explainedKeys } from './explainedKeys'

/** What a study comes to: its operation, its scenarios, and how prudent it is; or why it cannot be calculated. */
export function studyFigures({
  operation,
  scenarios,
  chapters,
}: Pick<StudyFacts, 'operation' | 'scenarios' | 'chapters'>): StudyFigures | Refusal {
  const isExplained = chapters.some(({ key, enabled }) => key === 'explanations' && enabled)
  const found = simulate(operation.configuration, { ...operation.context, explain: isExplained })
  if (found.kind === 'refused') return found
  const { trace = [], ...result } = found
  return {
    result,
    scenarios: scenarios.map((scenario) => indicatorsOf(scenario.operation)),
    sincerity: sincerityOf(operation),
    ...(isExplained ? { explanations: mainSteps(trace) } : {}),
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
function mainSteps(trace: readonly TraceStep[]): readonly TraceStep[] {
  const steps = new Map(trace.map((step) => [step.key, step]))
  return explainedKeys.flatMap((key) => steps.get(key) ?? [])
}
