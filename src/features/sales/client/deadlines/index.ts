export { ComingDeadlines } from './ComingDeadlines'
export { useComingDeadlines } from './useComingDeadlines'
export { useSaleTasks, type SaleTask } from './useSaleTasks'
