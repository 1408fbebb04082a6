export type { Defaults } from './defaults'
export { calculationSaga } from './saga'
export { calculationReducer, operationTried, selectSolution, solutionClosed, solutionOpened, solutionRetried, trialEnded, trialStarted, trialTyped } from './slice'
export type { Calculated, CalculationState, OperationAnswers } from './slice'
