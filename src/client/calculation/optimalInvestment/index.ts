export { optimalInvestmentSaga } from './saga'
export { optimalInvestmentClosed, optimalInvestmentOpened, optimalInvestmentReducer, selectOptimalInvestment } from './slice'
export type { OptimalInvestmentState } from './slice'
