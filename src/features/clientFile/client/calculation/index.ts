export { contextsReducer, contextsRestored } from './contexts'
export type { SimulationContexts } from './contexts'
export type { AssumedValues } from '#features/clientFile/contract/solution'
export { calculationSaga } from './lazySaga'
export { parseContexts } from './contexts'
export {
  calculationReducer,
  operationTried,
  selectSolution,
  solutionClosed,
  solutionOpened,
  solutionRetried,
  solutionShown,
  trialEnded,
  trialStarted,
  trialTyped,
} from './slice'
export type { Calculated, CalculationState, OperationAnswers } from './slice'
