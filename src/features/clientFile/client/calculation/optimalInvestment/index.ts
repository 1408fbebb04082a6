export { explainedInvestments } from './explainedInvestments'
export { optimalInvestmentSaga } from './saga'
export {
  optimalInvestmentClosed,
  optimalInvestmentOpened,
  optimalInvestmentReducer,
  selectOptimalInvestment,
} from './slice'
export type { InvestmentTraces } from './explainedInvestments'
export type { OptimalInvestmentState } from './slice'
