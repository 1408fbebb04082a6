export type { Defaults } from './defaults'
export { calculationSaga } from './saga'
export { calculationReducer, operationTried, selectSolution, solutionClosed, solutionOpened, solutionRetried } from './slice'
export type { Calculated, CalculationState } from './slice'
