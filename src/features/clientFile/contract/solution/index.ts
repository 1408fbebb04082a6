export { defaultsOf, estimatedFees, type AssumedValues } from './assumedValues'
export { solutionPayload, type SolutionAnswers } from './payload'
export { costOf, propertyOf } from './propertyWords'
