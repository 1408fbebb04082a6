export {
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
export { operationOf } from './operation'
export { criteriaOf, overallScore, type OverallScore } from './score'
export { catalogueContract, type CatalogueResources } from './contract'
