import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, startCluster } from '#server/db'
import { addressIn } from '../support/server/httpBrowser'
import { runProgram, type Program } from '../support/server/programs'
import { startWriters } from '../support/server/writers'

const MAIN = path.join(__dirname, '../../src/app/server/main.ts')
const WRITERS = 6

// The whole application is compiled and started in each test, its database dies and recovers several times.
jest.setTimeout(180_000)

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
  const program = runProgram(MAIN, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '1',
  })
  running = program
  return { program, address: addressIn(await program.written('Ctrl-C pour arrêter.')) }
}

async function postmaster(): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10)
}

/** Writes go on while the server of the folder gets each signal; then everything acknowledged is there, once. */
async function expectNothingLost(address: string, signals: readonly NodeJS.Signals[]): Promise<void> {
  const writers = await startWriters(address, WRITERS)
  for (const signal of signals) {
    await writers.more(3 * WRITERS)
    const pid = await postmaster()
    process.kill(pid, signal)
    while ((await postmaster().catch(() => pid)) === pid) await new Promise((resolve) => setTimeout(resolve, 10))
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
  process.kill(await postmaster(), 'SIGKILL')
  expect(await program.end('SIGTERM')).toBe(0)
})

test('the PostgreSQL of DATABASE_URL killed and restarted while several people write: the process outlives it', async () => {
  const cluster = await startCluster(folder)
  const { host, port, user, password, database } = cluster.connection
  const url = `postgres://${String(user)}:${String(password)}@localhost:${String(port)}/${String(database)}?host=${encodeURIComponent(String(host))}`
  const { program, address } = await startApplication(url)
  await expectNothingLost(address, ['SIGINT', 'SIGKILL', 'SIGTERM'])
  expect(await program.end('SIGTERM')).toBe(0)
  await cluster.stop()
})
