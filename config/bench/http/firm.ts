import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../../src/app/server/app'
import { migrate, openDatabase, type Database } from '#server/db'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import { createDemoFirm } from '../../../src/app/server/demo'
import { migrations } from '../../../src/app/server/features'
import type { DemoSize } from '#server/demo'
import { readConfiguration, systemClock } from '#server/services'

/** A demo firm on a database of its own, asked as its administrator. */
export interface MeasuredFirm {
  readonly database: Database
  /** How long its making took, in milliseconds. */
  readonly creation: number
  /**
   * @param address under /api/v3/
   * @param headers of a session; the administrator’s unless said
   * @throws when the answer is not 200
   */
  readonly get: (address: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>
  /** Listens, and resolves to its address: `http://127.0.0.1:3000`. */
  readonly listen: () => Promise<string>
  /** The headers of a session of somebody of the demo. */
  readonly logIn: (email: string) => Promise<Record<string, string>>
}

const ADMINISTRATOR = 'h.vautrin@ormeval.example'
const ROUNDS = 5

/** Makes a firm of a size, measures it, and takes it away. */
export async function withFirm<Result>(
  size: DemoSize,
  measure: (firm: MeasuredFirm) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'solive-bench-'))
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: folder })
  try {
    await migrate(database, migrations)
    const creation = await timeOf(() => createDemoFirm(database, { asOf: new Date(), size }))
    await database.query('VACUUM ANALYZE')
    const app = buildApp({
      database,
      configuration: readConfiguration({ DEMO: '0', DATA_DIR: folder, REQUESTS_PER_MINUTE: '1000000000' }),
      clock: systemClock,
      logLevel: 'silent',
    })
    try {
      return await measure({
        database,
        creation,
        get: getter(app, await logIn(app, ADMINISTRATOR)),
        listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
        logIn: (email) => logIn(app, email),
      })
    } finally {
      await app.close()
    }
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const getter =
  (app: FastifyInstance, usual: Record<string, string>) =>
  async (address: string, headers = usual) => {
    const answer = await app.inject({
      url: new URL(address, 'http://localhost/api/v3/').href.slice('http://localhost'.length),
      headers,
    })
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}: ${answer.body}`)
    return answer
  }

/** The headers of a session of somebody of the demo firm. */
export async function logIn(app: FastifyInstance, email: string): Promise<Record<string, string>> {
  const cookies = (await app.inject('/api/csrf-cookie')).cookies
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v3/account/login',
    cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
    headers: { 'x-xsrf-token': token },
    payload: { email, password: DEMO_PASSWORD },
  })
  return {
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'x-xsrf-token': answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  }
}

/** Milliseconds, the best of a few rounds. */
export async function best(work: () => unknown): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) times.push(await timeOf(work))
  return Math.min(...times)
}

/** Milliseconds. */
export async function timeOf(work: () => unknown): Promise<number> {
  const before = performance.now()
  await work()
  return performance.now() - before
}
