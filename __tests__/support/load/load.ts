import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { migrate, openDatabase, startCluster } from '#server/db'
import type { DemoSize } from '#server/demo'
import { createDemoFirm } from '../../../src/app/server/demo'
import { migrations } from '../../../src/app/server/features'
import { noDebianServers } from '../chaos/debianServers'
import { openReplicatedServers } from '../chaos/replicatedServers'
import { startApplication, type RunningApplication } from '../chaos/runningApplication'
import { urlOf } from '../server/application'
import { startAdvisers, type Observed, type Operation } from './advisers'
import { openBalancer, type Balancer } from './balancer'
import { startBareStatements } from './bareStatements'

export interface LoadOptions {
  readonly processes: number
  readonly advisers: number
  /** Of 8,000 files and 60 advisers, or the demo. */
  readonly size: DemoSize
  readonly seconds: number
  /** With PgBouncer and a replica, where they are installed. */
  readonly isReplicated: boolean
  readonly tell?: (line: string) => void
}

export interface Loaded extends Observed {
  /** Of the bare statements. */
  readonly bare: ReadonlyMap<Operation, readonly number[]>
}

/** Longer than the balancer takes to notice. */
const DRAIN_SECONDS = '2'

/** Advisers work for so many seconds on processes behind a balancer, each of which is restarted meanwhile. */
export async function load({ tell = () => undefined, ...options }: LoadOptions): Promise<Loaded> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-load-'))
  const database = await openServers(folder, options.isReplicated, tell)
  const applications: RunningApplication[] = []
  let balancer: Balancer | undefined
  try {
    tell('The firm is made')
    await makeFirm(database.url, folder, options.size)
    const settings = { DATABASE_URL: database.url, DEMO: '0', DRAIN_SECONDS }
    const started = Array.from({ length: options.processes }, (_, number) =>
      startApplication(path.join(folder, `process-${number}`), settings),
    )
    applications.push(...(await Promise.all(started)))
    balancer = await openBalancer(applications.map(({ address }) => address))
    for (const { address } of applications) await balancer.isServed(address)
    tell(`${options.advisers} advisers log in`)
    const emails = emailsOf(options)
    const advisers = await startAdvisers(balancer.address, emails)
    const bare = await startBareStatements(database.url, folder, emails[0] ?? '')
    // What goes wrong on the way is told once nobody asks any more.
    const [restarted] = await Promise.allSettled([
      restartInTurn(applications, balancer, options.seconds, tell),
      pause(options.seconds * 1_000),
    ])
    const loaded = { ...(await advisers.end()), bare: await bare.end() }
    if (restarted.status === 'rejected') throw restarted.reason
    return loaded
  } finally {
    await balancer?.close()
    await Promise.all(applications.map((application) => application.end('SIGKILL')))
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function openServers(folder: string, isReplicated: boolean, tell: (line: string) => void) {
  const reason = noDebianServers()
  if (isReplicated && reason === undefined) return openReplicatedServers(folder)
  if (isReplicated) tell(`Without PgBouncer and replica: ${reason ?? ''}`)
  const cluster = await startCluster(path.join(folder, 'database'))
  return { url: urlOf(cluster.connection), close: () => cluster.stop() }
}

async function makeFirm(databaseUrl: string, dataFolder: string, size: DemoSize): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataFolder })
  try {
    await migrate(database, migrations)
    await createDemoFirm(database, { asOf: new Date(), size })
    await database.query('ANALYZE')
  } finally {
    await database.close()
  }
}

/** In the large firm each adviser has an account; in the demo they share one. */
const emailsOf = ({ advisers, size }: LoadOptions): string[] =>
  Array.from({ length: advisers }, (_, number) =>
    size === 'load' ? `conseil${number % ACCOUNTS}@ormeval.example` : 'c.aubrac@ormeval.example',
  )

/** Advisers beside the usual accounts of the demo. */
const ACCOUNTS = 48

/** From a third of the time on, each process is told to end, and another one listens in its place before the next one ends. */
async function restartInTurn(
  applications: readonly RunningApplication[],
  balancer: Balancer,
  seconds: number,
  tell: (line: string) => void,
): Promise<void> {
  await pause((seconds * 1_000) / 3)
  for (const [number, application] of applications.entries()) {
    const code = await application.end('SIGTERM')
    if (code !== 0) throw new Error(`Told to end, a process ended with ${String(code)}`)
    await application.start()
    await balancer.isServed(application.address)
    tell(`Process ${number + 1} of ${applications.length} is restarted`)
  }
}
