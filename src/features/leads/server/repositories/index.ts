export { findExchanges, insertExchange, moveExchanges } from './exchanges'
export { findImports, insertImport, lockImport, undoImport } from './imports'
export {
  countDuplicates,
  findDuplicates,
  findLead,
  insertLeads,
  lockLeads,
  removeLead,
  updateLead,
  type LeadResource,
} from './leads'
export { leadSorts, searchLeads, type LeadSearch } from './leadSearch'
