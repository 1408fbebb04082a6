import type { EmbeddedCluster } from '#server/db'

/** What the end of the run must stop and remove. */
interface TestCluster {
  readonly cluster: EmbeddedCluster
  readonly folder: string
}

/** The instant of every test, unless it moves the clock. */
export const TEST_INSTANT = new Date('2026-11-20T08:00:00Z')

/** The database that holds the demo firm of that instant. */
export const DEMO_TEMPLATE = 'demo_template'

let running: TestCluster | undefined

export function keepForTeardown(cluster: TestCluster): void {
  running = cluster
}

export function kept(): TestCluster {
  if (!running) throw new Error('globalSetup did not start the test cluster')
  return running
}

/** Tells the test processes, which inherit the environment, where the template database is. */
export function publishConnection({ host, port, user, password, database }: EmbeddedCluster['connection']): void {
  const socket = encodeURIComponent(String(host))
  process.env['TEST_DATABASE_URL'] =
    `postgres://${String(user)}:${String(password)}@localhost:${String(port)}/${String(database)}?host=${socket}`
}

/** The address of the template database, which nothing may stay connected to. */
export function templateUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    throw new Error('Server tests need their PostgreSQL: run them with config/jest/server.config.cjs')
  return url
}
