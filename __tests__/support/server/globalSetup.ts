import '#app/contract'
import { hash } from '@node-rs/argon2'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { createDatabase, migrate, startCluster, type EmbeddedCluster } from '#server/db'
import globalTeardown from './globalTeardown'
import { makeTemporaryFolder } from '../temporaryFolder'
import { createDemoFirm } from '../../../src/app/server/demo'
import { migrations } from '../../../src/app/server/features'
import { DEMO_TEMPLATE, keepDemoFailure, keepForTeardown, publishConnection, TEST_INSTANT } from './testCluster'

/**
 * Starts one PostgreSQL for all server tests; its migrated database, and one with the demo firm, are the templates of
 * those that the tests work in.
 */
export default async function globalSetup(): Promise<void> {
  const folder = await makeTemporaryFolder('tests')
  const cluster = await startCluster(folder)
  keepForTeardown({ cluster, folder })
  try {
    await prepare(cluster.connection)
  } catch (error) {
    // Jest tears nothing down after a setup that failed.
    await globalTeardown()
    throw error
  }
}

async function prepare(connection: EmbeddedCluster['connection']): Promise<void> {
  const template = createDatabase(connection)
  // Test data need not survive a power cut.
  await template.query('ALTER SYSTEM SET fsync = off')
  await template.query('SELECT pg_reload_conf()')
  await migrate(template, migrations)
  await template.close()
  await makeDemoTemplate(connection)
  publishConnection(connection)
}

/** Of the password of the demo accounts, in the least time that the library takes. */
const cheapHash = (): Promise<string> => hash(DEMO_PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Makes the demo firm, once: copying a database is quicker than imagining a firm. A failure is kept for the one test that tells it. */
async function makeDemoTemplate(connection: EmbeddedCluster['connection']): Promise<void> {
  const server = createDatabase({ ...connection, database: 'postgres' })
  await server.query(`CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE ${String(connection.database)}`)
  await server.close()
  const demo = createDatabase({ ...connection, database: DEMO_TEMPLATE })
  try {
    await createDemoFirm(demo, { asOf: TEST_INSTANT })
    // Tests log in thousands of times.
    await demo.query('UPDATE users SET password_hash = $1 WHERE password_hash IS NOT NULL', [await cheapHash()])
  } catch (error) {
    keepDemoFailure(error)
  } finally {
    await demo.close()
  }
}
