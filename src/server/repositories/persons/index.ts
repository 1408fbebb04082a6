export { findTrashedRows, forgetCopies } from './copies'
export { findBySubjects, findByWords, type Identified, type Identity, type SubjectKind } from './find'
