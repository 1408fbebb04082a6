import '#app/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { clientFileSections } from '#features/clientFile/contract/household'
import { buildApp } from '../../src/app/server/app'
import { migrate, openDatabase, prepared, type Database } from '#server/db'
import { createDemoFirm } from '../../src/app/server/demo'
import { migrations } from '../../src/app/server/features'
import { authentication } from '#server/repositories'
import { secretHash } from '#server/operations/security'
import { readConfiguration, systemClock } from '#server/services'
import { everySection, wholeColumns } from '#server/repositories/aggregates'
import { keptClientFiles } from '../../src/features/clientFile/server/tables'
import { startCaller, type Caller, type Request } from './http/caller'
import { logIn } from './http/firm'

export const title =
  'Lire un dossier avec toutes ses sections par HTTP (×\u00a0: combien de fois plus lent que le premier de son groupe)'

const EMAIL = 'c.aubrac@ormeval.example'
const ROUNDS = 5
/** One after the other, for the time of one request; many at once, for how many the server can answer. */
const ALONE = { requests: 300, connections: 1 }
const MANY = { requests: 2_000, connections: 16 }

interface Measurement {
  name: string
  value: number
  unit: string
  ratio?: number
}

/** The application and bare routes on the same database, called in turn from another thread. */
export async function measure(): Promise<Measurement[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  const caller = startCaller()
  const apps: FastifyInstance[] = []
  try {
    await migrate(database, migrations)
    await createDemoFirm(database, { asOf: new Date() })
    const ourApp = buildApp({
      database,
      configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder, REQUESTS_PER_MINUTE: '1000000000' }),
      clock: systemClock,
      logLevel: 'silent',
    })
    const headers = await logIn(ourApp, EMAIL)
    const id = await fileOf(ourApp, headers)
    const statements = await bareStatements(database, headers)
    apps.push(bareRoutes(statements), ourApp)
    const [bareAddress = '', ourAddress = ''] = await Promise.all(
      apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
    )
    const include = clientFileSections.map(({ relationship }) => relationship).join(',')
    const rounds = await roundsOf(caller, {
      statements: { session: statements.session, file: () => statements.file(id) },
      routes: {
        empty: { address: `${bareAddress}/empty`, headers: {} },
        bare: { address: `${bareAddress}/file/${id}`, headers: {} },
        both: { address: `${bareAddress}/session-and-file/${id}`, headers: {} },
        ours: { address: `${ourAddress}/api/v3/client-files/${id}?include=${include}`, headers },
      },
    })
    return compared(rounds)
  } finally {
    await caller.stop()
    for (const app of apps) await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

type Route = 'empty' | 'bare' | 'both' | 'ours'
interface Contenders {
  readonly statements: Readonly<Record<'session' | 'file', () => Promise<unknown>>>
  readonly routes: Readonly<Record<Route, Request>>
}

/** Milliseconds of each alone, and requests a second of many at once. */
type Round = Readonly<Record<'session' | 'file' | Route | 'bareMany' | 'oursMany', number>>

/** Rounds in which all are called by turns: what slows the machine down slows all. */
async function roundsOf(caller: Caller, { statements, routes }: Contenders): Promise<readonly Round[]> {
  const rounds: Round[] = []
  const alone = async (route: Route) => (await caller.call(routes[route], ALONE)).medianMilliseconds
  const many = async (route: Route) => (await caller.call(routes[route], MANY)).requestsPerSecond
  for (let round = 0; round <= ROUNDS; round++) {
    rounds.push({
      session: await medianOf(statements.session, ALONE.requests),
      file: await medianOf(statements.file, ALONE.requests),
      empty: await alone('empty'),
      bare: await alone('bare'),
      both: await alone('both'),
      ours: await alone('ours'),
      bareMany: await many('bare'),
      oursMany: await many('ours'),
    })
  }
  // The first round is for the compiler and the connections.
  return rounds.slice(1)
}

/** Milliseconds, and how many times those of another. */
const time = (name: string, value: number, other: number): Measurement => ({
  name,
  value,
  unit: 'ms',
  ratio: value / other,
})

/** The best of the rounds. */
function compared(measured: readonly Round[]): Measurement[] {
  const least = (key: 'session' | 'file' | Route) => Math.min(...measured.map((round) => round[key]))
  const most = (key: 'bareMany' | 'oursMany') => Math.max(...measured.map((round) => round[key]))
  const [file, bare, ours] = [least('file'), least('bare'), least('ours')]
  return [
    time('temps médian, une lecture à la fois · instruction SQL seule, sans HTTP', file, file),
    time('  instruction SQL de la session, sans HTTP', least('session'), file),
    time('  route Fastify vide', least('empty'), file),
    time('  Solive, de la demande à la réponse', ours, file),
    time('temps médian, une requête à la fois · route Fastify nue, même instruction SQL', bare, bare),
    time('  route Fastify nue, mêmes instructions\u00a0: la session, puis le dossier', least('both'), bare),
    time('  Solive\u00a0: session, droits, document JSON:API', ours, bare),
    {
      name: `débit, ${MANY.connections} requêtes à la fois · route Fastify nue`,
      value: most('bareMany'),
      unit: 'req/s',
      ratio: 1,
    },
    { name: '  Solive', value: most('oursMany'), unit: 'req/s', ratio: most('bareMany') / most('oursMany') },
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

interface Statements {
  readonly session: () => Promise<unknown>
  readonly file: (id: string) => Promise<unknown>
}

/** The statements of the application: who asks, and the file by its id. */
async function bareStatements(database: Database, { cookie = '' }: Record<string, string>): Promise<Statements> {
  const [firm] = await database.query<{ company_id: string }>('SELECT company_id FROM users WHERE email = $1', [EMAIL])
  const tokenHash = secretHash(/solive_session=([\w-]+)/.exec(cookie)?.[1] ?? '')
  const statement = prepared(
    `SELECT ${wholeColumns(keptClientFiles, everySection(keptClientFiles))} FROM client_files t WHERE t.id = $1 AND t.company_id = $2`,
  )
  return {
    session: () => authentication.findAccountBySession(database, tokenHash, new Date()),
    file: (id) => database.query(statement, [id, firm?.company_id]),
  }
}

/** These statements on routes that do nothing else. */
function bareRoutes({ session, file }: Statements): FastifyInstance {
  const app = fastify()
  app.get('/empty', () => Promise.resolve({}))
  app.get<{ Params: { id: string } }>('/file/:id', ({ params }) => file(params.id))
  app.get<{ Params: { id: string } }>('/session-and-file/:id', async ({ params }) => {
    await session()
    return file(params.id)
  })
  return app
}

/** The id of a file whose sections are all filled. */
async function fileOf(app: FastifyInstance, headers: Record<string, string>): Promise<string> {
  const answer = await app.inject({ url: '/api/v3/client-files?page[size]=1&q=marchetti', headers })
  const [file] = answer.json<{ data: { id: string }[] }>().data
  if (!file) throw new Error('the demo firm has no such file')
  return file.id
}
