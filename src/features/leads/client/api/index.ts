export { leadsApi } from './api'
export type { ImportedRow, LeadImport } from './leadImports'
