export { AverageEffort, DEBT_LIMIT, DebtAfter, Figures, HighestEffort, NetWealth, RateOfReturn } from './figures'
