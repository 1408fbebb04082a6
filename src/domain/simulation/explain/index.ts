import type { Computation } from '../computation'
import type { TraceStep } from '../../result'
import { callSteps } from './calls'
import { indicatorSteps } from './indicators'
import { loanSteps } from './loan'
import { loanOfPlanSteps } from './loansOfPlan'
import { loanCostSteps } from './loanCost'
import { monthlySteps } from './monthly'
import { regimeSteps } from './regimes'
import { wealthTaxSteps } from './wealthTax'
import { yearlySteps } from './yearly'

/** How each figure of the reports, of the schedule and of the indicators was found. */
export function traceOf(computation: Computation): TraceStep[] {
  const { timeline, lines, effects } = computation
  const line = lines[timeline.referenceIndex]
  const effect = effects[timeline.referenceIndex]
  const monthly = line === undefined || effect === undefined ? [] : monthlySteps(computation, line, effect)
  return [
    ...monthly,
    ...indicatorSteps(computation),
    ...callSteps(computation),
    ...loanOfPlanSteps(computation),
    ...loanCostSteps(computation),
    ...wealthTaxSteps(computation),
    ...regimeSteps(computation),
    ...yearlySteps(computation),
    ...loanSteps(computation),
  ]
}
