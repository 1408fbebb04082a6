import catalogue from './0010_catalogue.sql'
import type { Migration } from '#server/db'

/** What is for sale, what each firm shows of it, and the decisions taken on it. */
export const migrations: readonly Migration[] = [{ name: '0010_catalogue', sql: catalogue }]
