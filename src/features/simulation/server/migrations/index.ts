import firmAssumptions from './0079_firm_assumptions.sql'
import type { Migration } from '#server/db'

/** What firms assume of operations. */
export const migrations: readonly Migration[] = [{ name: '0079_firm_assumptions', sql: firmAssumptions }]
