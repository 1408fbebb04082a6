import '#app/contract'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase, migrate, startCluster, type EmbeddedCluster } from '#server/db'
import { createDemoFirm } from '../../../src/app/server/demo'
import { DEMO_TEMPLATE, keepForTeardown, publishConnection, TEST_INSTANT } from './testCluster'

/** Starts one PostgreSQL for all server tests; its migrated database, and one with the demo firm, are the templates of those that the tests work in. */
export default async function globalSetup(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-tests-'))
  const cluster = await startCluster(folder)
  const template = createDatabase(cluster.connection)
  // Test data need not survive a power cut.
  await template.query('ALTER SYSTEM SET fsync = off')
  await template.query('SELECT pg_reload_conf()')
  await migrate(template)
  await template.close()
  await makeDemoTemplate(cluster.connection)
  publishConnection(cluster.connection)
  keepForTeardown({ cluster, folder })
}

/** The demo firm is made once: copying a database is quicker than imagining a firm. */
async function makeDemoTemplate(connection: EmbeddedCluster['connection']): Promise<void> {
  const server = createDatabase({ ...connection, database: 'postgres' })
  await server.query(`CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE ${String(connection.database)}`)
  await server.close()
  const demo = createDatabase({ ...connection, database: DEMO_TEMPLATE })
  await createDemoFirm(demo, { asOf: TEST_INSTANT })
  await demo.close()
}
