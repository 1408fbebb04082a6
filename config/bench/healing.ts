import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { joinDatabase, startCluster, type Database, type EmbeddedCluster } from '#server/db'
import { addressOf, replacePostmaster, runApplication, urlOf } from '../../__tests__/support/server/application'
import { startWriters, type Writers } from '../../__tests__/support/server/writers'

export const title =
  'Guérir d’un arrêt de PostgreSQL, six rédacteurs écrivant (de son retour à la première écriture gardée)'

const WRITERS = 6
const OUTAGES = 5
const ENDS = { SIGKILL: 'tué', SIGTERM: 'arrêté' } as const

interface Measurement {
  name: string
  value: number
  unit: string
}

/** Milliseconds: away, until the server answers again; then healed, until a write is kept. */
interface Outage {
  readonly away: number
  readonly healed: number
}

/** The application on its own PostgreSQL, then on one of somebody else's, which is stopped in each way while people write. */
export async function measure(): Promise<Measurement[]> {
  const own = await measureOn('le nôtre', () => Promise.resolve(undefined))
  const remote = await measureOn('celui de DATABASE_URL', startCluster)
  return [...own, ...remote]
}

async function measureOn(
  whose: string,
  start: (folder: string) => Promise<EmbeddedCluster | undefined>,
): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-'))
  const cluster = await start(folder)
  const program = runApplication(folder, { DATABASE_URL: cluster ? urlOf(cluster.connection) : '' })
  try {
    const writers = await startWriters([await addressOf(program)], WRITERS)
    const database = await joinDatabase({ databaseUrl: undefined, dataFolder: folder })
    const rows: Measurement[] = []
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const outages: Outage[] = []
      while (outages.length < OUTAGES) outages.push(await endServer(folder, signal, writers, database))
      rows.push(...rowsOf(`PostgreSQL ${ENDS[signal]}, ${whose}`, outages))
    }
    await writers.end()
    await database.close()
    return rows
  } finally {
    await program.end('SIGTERM')
    await cluster?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function endServer(
  folder: string,
  signal: NodeJS.Signals,
  writers: Writers,
  database: Database,
): Promise<Outage> {
  await writers.more(3 * WRITERS)
  const ended = performance.now()
  await replacePostmaster(folder, signal)
  while (!(await answers(database))) await pause(5)
  const back = performance.now()
  await writers.more(1)
  return { away: back - ended, healed: performance.now() - back }
}

const answers = (database: Database): Promise<boolean> =>
  database.query('SELECT 1').then(
    () => true,
    () => false,
  )

function rowsOf(name: string, outages: readonly Outage[]): Measurement[] {
  const worst = (key: keyof Outage) => Math.max(...outages.map((outage) => outage[key]))
  return [
    {
      name: `${name}\u00a0: première écriture gardée après son retour, au pire de ${OUTAGES}`,
      value: worst('healed'),
      unit: 'ms',
    },
    { name: '  absence de PostgreSQL lui-même, au pire', value: worst('away'), unit: 'ms' },
  ]
}
