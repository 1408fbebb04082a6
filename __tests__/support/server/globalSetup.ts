import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, migrate, startCluster } from '#server/db'
import { keepForTeardown, publishConnection } from './testCluster'

/** Starts one PostgreSQL for all server tests; its migrated database is the template of those that the tests work in. */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-tests-'))
  const cluster = await startCluster(folder)
  const template = createDatabase(cluster.connection)
  // Test data need not survive a power cut.
  await template.query('ALTER SYSTEM SET fsync = off')
  await template.query('SELECT pg_reload_conf()')
  await migrate(template)
  await template.close()
  publishConnection(cluster.connection)
  keepForTeardown({ cluster, folder })
}
