import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startCluster } from '#server/db'
import { replacePostmaster, urlOf } from '../server/application'
import { openDatabaseNetwork, type DatabaseNetwork } from './databaseNetwork'
import { startApplication, type RunningApplication } from './runningApplication'
import type { Fault, World } from './world'

/**
 * Two processes of the application on the database of DATABASE_URL, which they reach through a network.
 */
export async function twoProcesses(): Promise<World> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-chaos-'))
  const databaseFolder = path.join(folder, 'database')
  const cluster = await startCluster(databaseFolder)
  const { host, port } = cluster.connection
  const network = await openDatabaseNetwork({ path: `${String(host)}/.s.PGSQL.${String(port)}` })
  const databaseUrl = urlOf({ ...cluster.connection, host: '127.0.0.1', port: network.port })
  const applications = await startProcesses(folder, databaseUrl)
  return {
    name: 'two processes, a database over a network',
    addresses: applications.map(({ address }) => address),
    faults: [
      ...networkFaults(network),
      {
        name: 'database restarted',
        strike: (random) => replacePostmaster(databaseFolder, random.pick(['SIGKILL', 'SIGINT', 'SIGTERM'])),
      },
      ...processFaults(applications),
    ],
    missing: [],
    logBytes: () => applications.reduce((bytes, application) => bytes + application.logBytes(), 0),
    async close() {
      const faults = await endProcesses(applications)
      await network.close()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
      return faults
    },
  }
}

/** The first makes the demo firm; both keep their files apart. */
export const startProcesses = (folder: string, databaseUrl: string): Promise<RunningApplication[]> =>
  Promise.all(
    ['first', 'second'].map((name) =>
      startApplication(path.join(folder, name), { DATABASE_URL: databaseUrl, DEMO: '1' }),
    ),
  )

/** Resolves to what did not end as it should. */
export async function endProcesses(applications: readonly RunningApplication[]): Promise<string[]> {
  const codes = await Promise.all(applications.map((application) => application.end('SIGTERM')))
  return codes.flatMap((code) => (code === 0 ? [] : [`told to end, a process ended with ${String(code)}`]))
}

export const processFaults = (applications: readonly RunningApplication[]): Fault[] => [
  {
    name: 'one process killed',
    async strike(random) {
      const application = random.pick(applications)
      await application.end('SIGKILL')
      await application.start()
    },
  },
  {
    name: 'processes restarted in turn',
    async strike() {
      for (const application of applications) {
        await application.end('SIGTERM')
        await application.start()
      }
    },
  },
]

const networkFaults = (network: DatabaseNetwork): Fault[] => [
  {
    name: 'network cut',
    async strike(random) {
      network.cut()
      await pause(500 + random.below(2_000))
      network.mend()
    },
  },
  {
    name: 'network silent',
    async strike(random) {
      network.silence()
      await pause(500 + random.below(3_000))
      network.mend()
    },
  },
  {
    name: 'connections forgotten',
    strike() {
      network.forget()
      return Promise.resolve()
    },
  },
]
