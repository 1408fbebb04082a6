export {
  completionOf,
  completionOfAll,
  labelOfMissing,
  parseCompletion,
  parseMissing,
  percentDone,
  type Completion,
  type MissingAnswer,
} from './completion'
export { isSelfEmployed, sustainabilityCriteria } from './expectedAnswers'
export { completeRubrics, RUBRICS } from './rubrics'
