export { Amount } from './Amount'
export { AmountGrid } from './AmountGrid'
export { ExplanationDrawer, ExplanationTrail } from './ExplanationDrawer'
export { AssumptionLines, Calculation, ExplanationSection, Rules } from './ExplanationParts'
export { speakFigure, writeFigure } from './figures'
export { figureOf, useAskedFigure } from './useAskedFigure'
export type {
  Dependencies,
  ExplainedAnswer,
  ExplainedAssumption,
  ExplainedLine,
  ExplainedRule,
  Explanation,
  Lever,
} from './explanation'
export type { FigureValue, Unit } from './figures'
