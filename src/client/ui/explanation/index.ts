import { lazyPart } from '../lazy'

export { Amount } from './Amount'
export { AmountGrid } from './AmountGrid'
export { ExplanationTrail } from './ExplanationTrail'
export { AssumptionLines, Calculation, ExplanationSection, Rules } from './ExplanationParts'
export { doubts } from './explanation'
export { writeDifference, writeFigure, type Unit } from '#presentation/formats'
export { figureOf, useAskedFigure } from './useAskedFigure'
export type { ExplainedAssumption, ExplainedLine, ExplainedRule, Explanation } from './explanation'

/** Comes with the first figure asked about. */
export const ExplanationDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "explanation-drawer" */ './ExplanationDrawer')).ExplanationDrawer,
)
