export {
  findHiddenCriteria,
  findPartners,
  findPrograms,
  searchPrograms,
  type ProgramResource,
  type ProgramScopes,
} from './programs'
export {
  findPriceChanges,
  findProperties,
  searchProperties,
  type CatalogueSearch,
  type PropertyResource,
} from './properties'
export { findCatalogue } from './table'
