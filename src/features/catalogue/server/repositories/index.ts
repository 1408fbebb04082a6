export {
  findFedProgram,
  findFedPrograms,
  findFirms,
  findLots,
  findManagerId,
  findPromoterId,
  holdImports,
  insertManager,
  insertPromoter,
  insertRows,
  updateRows,
  type FedProgram,
  type Manager,
  type Owner,
} from './feed'
export { findHiddenCriteria, findPrograms, searchPrograms, type ProgramScopes } from './programs'
export { findPlacedLots, type Bounds, type PlacedLot } from './placedLots'
export { findPriceChanges } from './properties'
export { findCatalogue } from './table'
