import type { Migration } from '#server/db'
import studies from './0100_studies.sql'
import results from './0101_study_results.sql'

export const migrations: readonly Migration[] = [
  { name: '0100_studies', sql: studies },
  { name: '0101_study_results', sql: results },
]
