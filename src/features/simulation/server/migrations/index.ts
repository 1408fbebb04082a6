import firmAssumptions from './0079_firm_assumptions.sql'
import assumptionsOfFirms from './0086_assumptions_of_firms.sql'
import type { Migration } from '#server/db'

/** What firms assume of operations. */
export const migrations: readonly Migration[] = [
  { name: '0079_firm_assumptions', sql: firmAssumptions },
  { name: '0086_assumptions_of_firms', sql: assumptionsOfFirms },
]
