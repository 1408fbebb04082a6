export type { Defaults } from './defaults'
export { calculationSaga } from './onceOpened'
export { calculationReducer, operationTried, selectSolution, solutionClosed, solutionOpened, solutionRetried, trialEnded, trialStarted, trialTyped } from './slice'
export type { Calculated, CalculationState, OperationAnswers } from './slice'
