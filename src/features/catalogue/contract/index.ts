export { comparatorAddress, parseSoldUnder, programAddress, propertyAddress, type SoldUnder } from './addresses'
export {
  dwellingKinds,
  exposures,
  programStages,
  propertyKinds,
  propertyStatuses,
  proposalStatuses,
  type PropertyStatus,
} from './choices'
export { criterionNames, isCriterion, scoringCriteria, type CriterionName } from './criteria'
export { catalogueColumns, parseCatalogue, type Assumptions, type CatalogueRow, type WholeCatalogue } from './table'
export { catalogueOf, type Catalogue, type CatalogueProgram, type CatalogueProperty } from './view'
export { legacyNumber, type LegacyResource } from './legacy'
export { operationOf } from './operation'
export { criteriaOf, overallScore, type OverallScore } from './score'
export type { ImportCounts } from './importCounts'
export type { ProgramDocument } from './resources/programDocument'
export { catalogueContract, type CatalogueResources } from './contract'
