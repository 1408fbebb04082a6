export { ComingDeadlines } from './ComingDeadlines'
export { useComingDeadlines } from './useComingDeadlines'
