import { createHash } from 'node:crypto'
import type { Database, Queryable } from './database'
import { StartupError } from './errors'
import { migrations as ours, type Migration } from './migrations'

/** Held while migrating, so that processes that start together on one database migrate it once. */
const MIGRATION_LOCK = 7_654_109

/**
 * Brings the database to the schema of this version: every migration that it lacks, in order, all or none.
 * @returns the names of those applied now.
 * @throws StartupError when the database was migrated by other files than ours, and then changes nothing.
 */
export function migrate(database: Database, migrations: readonly Migration[] = ours): Promise<string[]> {
  return database.transaction(async (transaction) => {
    await transaction.query('SET LOCAL statement_timeout = 0')
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    const applied = await appliedMigrations(transaction)
    refuseUnknown(applied, migrations)
    const missing = migrations.filter(({ name }) => !applied.has(name))
    for (const { name, sql } of missing) {
      await transaction.query(sql)
      await transaction.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum(sql)])
    }
    return missing.map(({ name }) => name)
  })
}

/** Checksum by name. */
async function appliedMigrations(transaction: Queryable): Promise<Map<string, string>> {
  await transaction.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  )
  const rows = await transaction.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migrations')
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, sql }) => [name, checksum(sql)]))
  for (const [name, sum] of applied) {
    if (!known.has(name)) {
      throw new StartupError(
        `La base a été mise à jour par une version plus récente de l’application (migration «\u00a0${name}\u00a0»). Rien n’a été modifié\u00a0: lancez cette version-là.`,
      )
    }
    if (known.get(name) !== sum) {
      throw new StartupError(
        `La migration «\u00a0${name}\u00a0» a changé depuis qu’elle a été appliquée à cette base. Rien n’a été modifié\u00a0: rétablissez son texte et ajoutez une nouvelle migration.`,
      )
    }
  }
}

function checksum(sql: string): string {
  return createHash('sha256').update(sql).digest('hex')
}
