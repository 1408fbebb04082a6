export { findHiddenCriteria, findPrograms, searchPrograms, type ProgramScopes } from './programs'
export { findPriceChanges } from './properties'
export { findCatalogue } from './table'
