export { effortGeometry, MARGIN, type ChartMargin, type EffortGeometry, type Point } from './effortGeometry'
export {
  effortInWords,
  effortSentence,
  monthly,
  monthlyBand,
  partYears,
  presentSeries,
  series,
  yearName,
  type CapitalDue,
  type EffortBand,
  type EffortYear,
  type FigureOfYear,
  type SeriesName,
  type YearMark,
} from './effortYear'
