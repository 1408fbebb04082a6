import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, startCluster } from '#server/db'
import { addressOf, postmasterOf, replacePostmaster, runApplication, urlOf } from '../support/server/application'
import type { Program } from '../support/server/programs'
import { startWriters } from '../support/server/writers'

const WRITERS = 6

let folder: string
let running: Program | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'solive-outage-'))
})
afterEach(async () => {
  await running?.end('SIGKILL')
  running = undefined
  await (await openDatabase({ databaseUrl: undefined, dataFolder: folder })).close()
  await rm(folder, { recursive: true, force: true })
})

/** @param databaseUrl empty: its own PostgreSQL */
async function startApplication(databaseUrl: string): Promise<{ program: Program; address: string }> {
  const program = runApplication(folder, { DATABASE_URL: databaseUrl })
  running = program
  return { program, address: await addressOf(program) }
}

/** Writes go on while the server of the folder gets each signal; then everything acknowledged is there, once. */
async function expectNothingLost(address: string, signals: readonly NodeJS.Signals[]): Promise<void> {
  const writers = await startWriters(address, WRITERS)
  for (const signal of signals) {
    await writers.more(3 * WRITERS)
    await replacePostmaster(folder, signal)
  }
  await writers.more(3 * WRITERS)
  await writers.end()
  expect(writers.surprises).toEqual([])
  expect([...writers.statuses.keys()].sort()).toEqual([201, 503])
  expect((await writers.kept()).sort()).toEqual([...writers.acknowledged].sort())
}

test('our PostgreSQL killed, and told to stop in each way, while several people write: 503, then all is there once', async () => {
  const { program, address } = await startApplication('')
  await expectNothingLost(address, ['SIGKILL', 'SIGTERM', 'SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGKILL'])
  // Told to stop while its database is away, the application ends as well.
  process.kill(await postmasterOf(folder), 'SIGKILL')
  expect(await program.end('SIGTERM')).toBe(0)
})

test('the PostgreSQL of DATABASE_URL killed and restarted while several people write: the process outlives it', async () => {
  const cluster = await startCluster(folder)
  const { program, address } = await startApplication(urlOf(cluster.connection))
  await expectNothingLost(address, ['SIGINT', 'SIGKILL', 'SIGTERM'])
  expect(await program.end('SIGTERM')).toBe(0)
  await cluster.stop()
})
