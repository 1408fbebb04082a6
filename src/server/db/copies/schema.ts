import type { Queryable } from '../database'
import { applyMigrations, checksum, holdSchema, type Migration } from '../migrate'
import { findTables, quoted, type StoredTable } from './tables'

/** A step of the schema that a database has. */
export interface AppliedMigration {
  readonly name: string
  readonly checksum: string
}

/** What brought the database to its schema, in order; none where the application never opened it. */
export async function appliedMigrations(database: Queryable): Promise<AppliedMigration[]> {
  const tables = await findTables(database)
  if (!tables.some(({ name }) => name === 'migrations')) return []
  return database.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations ORDER BY name')
}

/** Those of ours that another database had; undefined when it had one that is not among ours. */
export function migrationsAmong(
  ours: readonly Migration[],
  theirs: readonly AppliedMigration[],
): readonly Migration[] | undefined {
  const found = theirs.flatMap((step) =>
    ours.filter(({ name, sql }) => name === step.name && checksum(sql) === step.checksum),
  )
  return found.length === theirs.length ? found : undefined
}

/** A new schema, open to rows in any order, and how it is closed to them. */
export interface OpenSchema {
  readonly tables: readonly StoredTable[]
  /** SQL that checks and keeps what the tables say of one another, from the end on. */
  readonly closing: readonly string[]
}

/**
 * Makes the tables of an empty database by these migrations, without a row and, until `finishSchema`, without foreign keys and triggers:
 * rows then come in any order, and as they were written.
 * @returns undefined, having changed nothing, when the database has tables
 */
export async function createSchema(
  transaction: Queryable,
  migrations: readonly Migration[],
): Promise<OpenSchema | undefined> {
  await holdSchema(transaction)
  if ((await findTables(transaction)).length > 0) return undefined
  await applyMigrations(transaction, migrations)
  const tables = await findTables(transaction)
  const keys = await transaction.query<{ table: string; name: string; definition: string }>(
    `SELECT c.relname::text AS table, k.conname::text AS name, pg_get_constraintdef(k.oid) AS definition FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid WHERE k.contype = 'f' AND k.connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
  )
  for (const { table, name } of keys)
    await transaction.query(`ALTER TABLE ${quoted(table)} DROP CONSTRAINT ${quoted(name)}`)
  for (const { name } of tables) {
    await transaction.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
    await transaction.query(`TRUNCATE ${quoted(name)}`)
  }
  const closing = [
    ...keys.map(
      ({ table, name, definition }) => `ALTER TABLE ${quoted(table)} ADD CONSTRAINT ${quoted(name)} ${definition}`,
    ),
    ...tables.map(({ name }) => `ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`),
    'ANALYZE',
  ]
  return { tables, closing }
}

/** Keys and triggers again. Rejects with a violation of integrity (SQLSTATE class 23) where the rows do not hold together. */
export async function finishSchema(transaction: Queryable, { closing }: OpenSchema): Promise<void> {
  for (const statement of closing) await transaction.query(statement)
}
