export { explanationOfStep, stepOf, type Steps } from './explanationOfStep'
export { StepExplanation } from './StepExplanation'
export { NAMED_RULES, UnverifiedRuleList, UnverifiedRules } from './UnverifiedRules'
