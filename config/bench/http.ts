import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { clientFileSections } from '#contract/clientFile'
import { buildApp } from '#server/app'
import { migrate, openDatabase, prepared, type Database } from '#server/db'
import { createDemoFirm, DEMO_PASSWORD } from '#server/demo'
import { clientFiles } from '#server/repositories'
import { systemClock } from '#server/services'
import { clientFileColumns } from '../../src/server/repositories/clientFileQuery'

export const title = 'Reading one client file with all of its sections over HTTP'

const REQUESTS = 300
const ROUNDS = 5

interface Route {
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
}

/** Milliseconds a request, one after the other on one connection, the best of a few rounds; the ratio is to the bare route. */
export async function measure(): Promise<{ name: string; value: number; unit: string; ratio?: number }[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  const apps: FastifyInstance[] = []
  try {
    await migrate(database)
    await createDemoFirm(database, { asOf: new Date() })
    const bareApp = await bareRoute(database)
    const ourApp = buildApp({ database, configuration: { demo: false }, clock: systemClock, logLevel: 'silent' })
    apps.push(bareApp, ourApp)
    const [bareAddress, ourAddress] = await Promise.all(apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })))
    const headers = await logIn(ourApp)
    const id = await firstFile(ourApp, headers)
    const bare = { address: `${bareAddress ?? ''}/${id}`, headers: {} }
    const include = clientFileSections.map(({ relationship }) => relationship).join(',')
    const ours = { address: `${ourAddress ?? ''}/api/v3/client-files/${id}?include=${include}`, headers }
    await Promise.all([milliseconds(bare), milliseconds(ours)])
    const [bareTime, ourTime] = [await best(bare), await best(ours)]
    return [
      { name: 'bare Fastify route, same statement', value: bareTime, unit: 'ms' },
      { name: 'the API: session, rights, JSON:API document', value: ourTime, unit: 'ms', ratio: ourTime / bareTime },
    ]
  } finally {
    for (const app of apps) await app.close()
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The statement of the API on a route that does nothing else. */
async function bareRoute(database: Database): Promise<FastifyInstance> {
  const app = fastify()
  const [firm] = await database.query<{ company_id: string }>("SELECT company_id FROM users WHERE email = 'c.aubrac@ormeval.example'")
  const statement = prepared(`SELECT ${clientFileColumns(clientFiles.everySection)} FROM client_files f WHERE f.id = $1 AND f.company_id = $2`)
  app.get<{ Params: { id: string } }>('/:id', ({ params }) => database.query(statement, [params.id, firm?.company_id]))
  return app
}

async function logIn(app: FastifyInstance): Promise<Record<string, string>> {
  const cookies = (await app.inject('/api/csrf-cookie')).cookies
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v3/account/login',
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    headers: { 'x-xsrf-token': token },
    payload: { email: 'c.aubrac@ormeval.example', password: DEMO_PASSWORD },
  })
  return { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

async function firstFile(app: FastifyInstance, headers: Record<string, string>): Promise<string> {
  const answer = await app.inject({ url: '/api/v3/client-files?page[size]=1&q=marchetti', headers })
  return answer.json<{ data: { id: string }[] }>().data[0]?.id ?? ''
}

async function best(route: Route): Promise<number> {
  let least = Infinity
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, await milliseconds(route))
  return least
}

async function milliseconds({ address, headers }: Route): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const before = performance.now()
  for (let request = 0; request < REQUESTS; request++) {
    await new Promise<void>((resolve, reject) => {
      get(address, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${address} answered ${String(answer.statusCode)}`))
        answer.resume().on('end', resolve)
      }).on('error', reject)
    })
  }
  const elapsed = performance.now() - before
  agent.destroy()
  return elapsed / REQUESTS
}
