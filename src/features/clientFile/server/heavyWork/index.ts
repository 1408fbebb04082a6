export { effortCalculation } from './lotEfforts'
export { investmentRanking, type Ranking, type RankingContext } from './ranking'
