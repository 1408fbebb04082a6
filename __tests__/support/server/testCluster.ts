import type { EmbeddedCluster } from '#server/db'
import { urlOf } from './application'

/** What the end of the run must stop and remove. */
interface TestCluster {
  readonly cluster: EmbeddedCluster
  readonly folder: string
}

/** The instant of every test, unless it moves the clock. */
export const TEST_INSTANT = new Date('2026-11-20T08:00:00Z')

/** The database that holds the demo firm of that instant. */
export const DEMO_TEMPLATE = 'demo_template'
/** Why there is none, for the test processes, which inherit the environment; empty when there is one. */
const WITHOUT_DEMO_FIRM = 'TEST_WITHOUT_DEMO_FIRM'

export function keepDemoFailure(error: unknown): void {
  process.env[WITHOUT_DEMO_FIRM] = error instanceof Error ? error.message : String(error)
}
export const whyWithoutDemoFirm = (): string => process.env[WITHOUT_DEMO_FIRM] ?? ''

/** config/jest/serverEnvironment.cjs skips the tests of a file whose preparation throws it. */
class DemoFirmMissing extends Error {
  override readonly name = 'DemoFirmMissing'
}

/** The template that holds the demo firm. @throws {DemoFirmMissing} when it could not be made */
export function demoTemplate(): string {
  if (whyWithoutDemoFirm() !== '') throw new DemoFirmMissing(whyWithoutDemoFirm())
  return DEMO_TEMPLATE
}

let running: TestCluster | undefined

export function keepForTeardown(cluster: TestCluster): void {
  running = cluster
}

export function kept(): TestCluster {
  if (!running) throw new Error('globalSetup did not start the test cluster')
  return running
}

/** Tells the test processes, which inherit the environment, where the template database is. */
export function publishConnection(connection: EmbeddedCluster['connection']): void {
  process.env['TEST_DATABASE_URL'] = urlOf(connection)
}

/** The address of the template database, which nothing may stay connected to. */
export function templateUrl(): string {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined)
    throw new Error('Server tests need their PostgreSQL: run them with config/jest/server.config.cjs')
  return url
}
