import type { Computation } from '../computation'
import type { TraceStep } from '../../result'
import { indicatorSteps } from './indicators'
import { monthlySteps } from './monthly'

/** How each line of the monthly report and each indicator was found; keys are the paths of the figures in the result. */
export function traceOf(computation: Computation): TraceStep[] {
  const { timeline, lines, effects } = computation
  const line = lines[timeline.referenceIndex]
  const effect = effects[timeline.referenceIndex]
  const monthly = line === undefined || effect === undefined ? [] : monthlySteps(computation, line, effect)
  return [...monthly, ...indicatorSteps(computation)]
}
