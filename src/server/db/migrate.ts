import { createHash } from 'node:crypto'
import type { Database, Queryable } from './database'
import { StartupError } from './errors'

/** A step of the schema: plain SQL, never changed once released. The name begins with its number. */
export interface Migration {
  readonly name: string
  readonly sql: string
}

/** Held while migrating, so that processes that start together on one database migrate it once. */
const MIGRATION_LOCK = 7_654_109

/**
 * Brings the database to the schema of this version: every migration that it lacks, in the order of their numbers, all or none.
 * @returns the names of those applied now.
 * @throws StartupError when the database was migrated by other files than ours, and then changes nothing.
 */
export async function migrate(database: Database, all: readonly Migration[]): Promise<string[]> {
  const migrations = inOrder(all)
  // An up-to-date schema needs no write, so that the application also opens on a full disk.
  if ((await missingMigrations(database, migrations)).length === 0) return []
  return database.bulk('write', (transaction) => applyMigrations(transaction, migrations))
}

const inOrder = (migrations: readonly Migration[]): Migration[] =>
  [...migrations].sort((one, other) => (one.name < other.name ? -1 : 1))

/** The same in a bulk transaction under way, since some take longer than a request may. */
export async function applyMigrations(transaction: Queryable, migrations: readonly Migration[]): Promise<string[]> {
  await holdSchema(transaction)
  await transaction.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const missing = await missingMigrations(transaction, inOrder(migrations))
  for (const { name, sql } of missing) {
    await transaction.query(sql)
    await transaction.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum(sql)])
  }
  return missing.map(({ name }) => name)
}

/** Until the end of the transaction, no other process changes the schema. */
export async function holdSchema(transaction: Queryable): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
}

/** Whether any version of ours has made its tables in a database. */
export async function isMigrated(database: Queryable): Promise<boolean> {
  const [table] = await database.query<{ name: string | null }>(`SELECT to_regclass('migrations')::text AS name`)
  return Boolean(table?.name)
}

/** @throws StartupError */
async function missingMigrations(database: Queryable, migrations: readonly Migration[]): Promise<Migration[]> {
  if (!(await isMigrated(database))) return [...migrations]
  const rows = await database.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations')
  const applied = new Map(rows.map((row) => [row.name, row.checksum]))
  refuseUnknown(applied, migrations)
  return migrations.filter(({ name }) => !applied.has(name))
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, sql }) => [name, checksum(sql)]))
  for (const [name, sum] of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `La base a été mise à jour par une version plus récente de l’application (migration «\u00a0${name}\u00a0»). ` +
          'Rien n’a été modifié\u00a0: lancez cette version-là.',
      )
    }
    if (known.get(name) !== sum) {
      throw new StartupError(
        `La migration «\u00a0${name}\u00a0» a changé depuis qu’elle a été appliquée à cette base. ` +
          'Rien n’a été modifié\u00a0: rétablissez son texte et ajoutez une nouvelle migration.',
      )
    }
  }
}

/** By which an applied migration is known again. */
export function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
