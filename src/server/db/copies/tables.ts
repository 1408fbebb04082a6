import pg from 'pg'
import type { Queryable } from '../database'

/** A table, and the columns that are written: PostgreSQL computes the others itself. */
export interface StoredTable {
  readonly name: string
  readonly columns: readonly string[]
}

/** Every table of the database, by name. */
export function findTables(database: Queryable): Promise<StoredTable[]> {
  return database.query<{ name: string; columns: string[] }>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' GROUP BY c.relname ORDER BY c.relname`,
  )
}

/** A name as SQL has it. */
export const quoted = (name: string): string => pg.escapeIdentifier(name)
