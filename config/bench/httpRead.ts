import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { clientFileSections } from '#contract/clientFile'
import { buildApp } from '#server/app'
import { migrate, openDatabase, prepared, type Database } from '#server/db'
import { createDemoFirm } from '#server/demo'
import { clientFiles } from '#server/repositories'
import { readConfiguration, systemClock } from '#server/services'
import { clientFileColumns } from '../../src/server/repositories/clientFileQuery'
import { startCaller, type Caller, type Pace, type Request } from './http/caller'
import { logIn } from './http/firm'

export const title = 'Lire un dossier avec toutes ses sections par HTTP (×\u00a0: combien de fois plus lent que le premier de son groupe)'

const EMAIL = 'c.aubrac@ormeval.example'
const ROUNDS = 5
/** One after the other, for the time of one request; many at once, for how many the server can answer. */
const ALONE = { requests: 300, connections: 1 }
const MANY = { requests: 2_000, connections: 16 }

interface Measurement { name: string; value: number; unit: string; ratio?: number }

/** The application and a bare route that runs the same statement on the same database, called in turn from another thread. */
export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  const caller = startCaller()
  const apps: FastifyInstance[] = []
  try {
    await migrate(database)
    await createDemoFirm(database, { asOf: new Date() })
    const ourApp = buildApp({ database, configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder }), clock: systemClock, logLevel: 'silent' })
    apps.push(await bareRoute(database), ourApp)
    const [bareAddress = '', ourAddress = ''] = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
    const headers = await logIn(ourApp, EMAIL)
    const id = await fileOf(ourApp, headers)
    const include = clientFileSections.map(({ relationship }) => relationship).join(',')
    const query = await bareQuery(database)
    return await compare(caller, {
      query: () => query(id),
      bare: { address: `${bareAddress}/${id}`, headers: {} },
      ours: { address: `${ourAddress}/api/v3/client-files/${id}?include=${include}`, headers },
    })
  } finally {
    await caller.stop()
    for (const app of apps) await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Contenders {
  readonly query: () => Promise<unknown>
  readonly bare: Request
  readonly ours: Request
}

/** The best of a few rounds in which all are called by turns: what slows the machine down slows all. */
async function compare(caller: Caller, { query, bare, ours }: Contenders): Promise<Measurement[]> {
  const rounds: { query: number; bare: Pace; ours: Pace; bareMany: Pace; oursMany: Pace }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    rounds.push({
      query: await medianOf(query, ALONE.requests),
      bare: await caller.call(bare, ALONE),
      ours: await caller.call(ours, ALONE),
      bareMany: await caller.call(bare, MANY),
      oursMany: await caller.call(ours, MANY),
    })
  }
  // The first round is for the compiler and the connections.
  const measured = rounds.slice(1)
  const median = (key: 'bare' | 'ours') => Math.min(...measured.map((round) => round[key].medianMilliseconds))
  const rate = (key: 'bareMany' | 'oursMany') => Math.max(...measured.map((round) => round[key].requestsPerSecond))
  const alone = Math.min(...measured.map((round) => round.query))
  return [
    { name: 'temps médian, une lecture à la fois · instruction SQL seule, sans HTTP', value: alone, unit: 'ms', ratio: 1 },
    { name: 'temps médian, une lecture à la fois · Solive, de la demande à la réponse', value: median('ours'), unit: 'ms', ratio: median('ours') / alone },
    { name: 'temps médian, une requête à la fois · route Fastify nue, même instruction SQL', value: median('bare'), unit: 'ms', ratio: 1 },
    { name: 'temps médian, une requête à la fois · Solive : session, droits, document JSON:API', value: median('ours'), unit: 'ms', ratio: median('ours') / median('bare') },
    { name: `débit, ${MANY.connections} requêtes à la fois · route Fastify nue`, value: rate('bareMany'), unit: 'req/s', ratio: 1 },
    { name: `débit, ${MANY.connections} requêtes à la fois · Solive`, value: rate('oursMany'), unit: 'req/s', ratio: rate('bareMany') / rate('oursMany') },
  ]
}

/** Milliseconds. */
async function medianOf(work: () => Promise<unknown>, times: number): Promise<number> {
  const spent: number[] = []
  for (let time = 0; time < times; time++) {
    const before = performance.now()
    await work()
    spent.push(performance.now() - before)
  }
  return spent.sort((one, other) => one - other)[Math.floor(times / 2)] ?? Number.NaN
}

/** The statement of the application, by the id of a file. */
async function bareQuery(database: Database): Promise<(id: string) => Promise<unknown>> {
  const [firm] = await database.query<{ company_id: string }>('SELECT company_id FROM users WHERE email = $1', [EMAIL])
  const statement = prepared(`SELECT ${clientFileColumns(clientFiles.everySection)} FROM client_files f WHERE f.id = $1 AND f.company_id = $2`)
  return (id) => database.query(statement, [id, firm?.company_id])
}

/** That statement on a route that does nothing else. */
async function bareRoute(database: Database): Promise<FastifyInstance> {
  const app = fastify()
  const query = await bareQuery(database)
  app.get<{ Params: { id: string } }>('/:id', ({ params }) => query(params.id))
  return app
}

/** The id of a file whose sections are all filled. */
async function fileOf(app: FastifyInstance, headers: Record<string, string>): Promise<string> {
  const answer = await app.inject({ url: '/api/v3/client-files?page[size]=1&q=marchetti', headers })
  const [file] = answer.json<{ data: { id: string }[] }>().data
  if (!file) throw new Error('the demo firm has no such file')
  return file.id
}
