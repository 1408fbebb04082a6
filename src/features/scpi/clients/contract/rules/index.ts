export { ageOn, isCapacityOfMinor, isMinorOn, isProtected, MINOR_CAPACITY } from './capacity'
export {
  completionOf,
  labelOfMissing,
  parseCompletion,
  percentDone,
  type Completion,
  type MissingAnswer,
} from '../completion'
export {
  authorisedFields,
  fieldAccess,
  isIdentity,
  parseAuthorisedFields,
  type AuthorisedFields,
  type FieldAccess,
  type FieldReader,
} from './fieldAccess'
export { signatureState } from './signature'
export { isCommonUnion } from './union'
export { usIndiciaOf } from './usIndicia'
