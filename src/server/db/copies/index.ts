export { applyMigrations } from '../migrate'
export { copyOut, fillTable, type Copied } from './copy'
export {
  appliedMigrations,
  createSchema,
  finishSchema,
  migrationsAmong,
  type AppliedMigration,
  type OpenSchema,
} from './schema'
export { findTables, quoted, type StoredTable } from './tables'
export { removeCluster } from '../embedded/removal'
