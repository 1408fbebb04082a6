import type { Migration } from '#server/db'
import studies from './0100_studies.sql'

export const migrations: readonly Migration[] = [{ name: '0100_studies', sql: studies }]
