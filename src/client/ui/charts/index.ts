export { EffortChart } from './EffortChart'
export { ShareBar } from './ShareBar'
export type { EffortBand, EffortYear, FigureOfYear, YearMark } from './effortYear'
