export { EffortChart } from './EffortChart'
export { ShareBar } from './ShareBar'
export type { EffortYear, FigureOfYear } from './effortYear'
