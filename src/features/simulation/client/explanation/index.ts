export { explanationOfStep, stepOf, type Steps } from './explanationOfStep'
export { FigureExplanations, type Trail } from './FigureExplanations'
export { StepExplanation } from './StepExplanation'
export { NAMED_RULES, UnverifiedRuleList, UnverifiedRules } from './UnverifiedRules'
