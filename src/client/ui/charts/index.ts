export { EffortChart } from './EffortChart'
export { ShareBar } from './ShareBar'
export type { EffortYear, FigureOfYear, YearMark } from './effortYear'
