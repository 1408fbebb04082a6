import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { buildApp } from '../../../src/app/server/app'
import { features } from '../../../src/app/server/features'
import { DEMO_PASSWORD } from '#features/account/server/demo'
import type { ServerFeature } from '#server/http'
import { readConfiguration } from '#server/services'
import { NO_LIMIT } from '../noLimit'
import { demoTemplate, TEST_INSTANT } from './testCluster'
import { openTestDatabase, type TestDatabase } from './testDatabase'

export { TEST_INSTANT } from './testCluster'

/** An application on a database of its own with the demo firm, called without a network. */
export interface TestApp {
  readonly database: TestDatabase
  readonly app: FastifyInstance
  /** Where its files and its outgoing mail are. */
  readonly dataFolder: string
  /** Moves the clock. */
  setNow(instant: Date): void
  /** A caller without a session. */
  readonly stranger: Caller
  /** A caller logged in as a demo account. */
  logIn(email: string): Promise<Caller>
  close(): Promise<void>
}

/** A browser, as the server sees one: it keeps cookies and repeats the anti-forgery one. */
export interface Caller {
  readonly cookies: Map<string, string>
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>
}

const ROOT = path.resolve(__dirname, '../../..')
/** Threads run the sources as they are: nothing is built. */
const TYPESCRIPT = path.join(ROOT, 'config/scripts/typescript.cjs')

interface TestAppOptions {
  /** Features besides ours. */
  readonly more?: readonly ServerFeature[]
  /** Of one user. */
  readonly requestsPerMinute?: string
  /** The module of the threads, among the sources. */
  readonly worker?: string
  /** As in the environment; calls come from this machine, which is believed unless a test says otherwise. */
  readonly trustedProxies?: string
  /** No job of a feature runs: the database changes by what the test asks alone. */
  readonly isStill?: true
}

/** Its jobs have ended before they begin: what wakes them has nothing done. */
const withoutJobs = (feature: ServerFeature): ServerFeature => ({
  ...feature,
  open: (dependencies) => {
    const { jobs = [], ...opened } = feature.open(dependencies)
    for (const job of jobs) void job.stop()
    return opened
  },
})

export async function openTestApp({
  more = [],
  requestsPerMinute = NO_LIMIT,
  worker = 'src/app/server/worker.ts',
  trustedProxies = 'loopback',
  isStill,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase(demoTemplate())
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'solive-app-'))
  const configuration = readConfiguration({
    DEMO: '1',
    DATA_DIR: dataFolder,
    PUBLIC_URL: 'https://solive.example',
    PICTURES_INSIDE: '1',
    DEMO_REQUEST_TO: 'demonstrations@solive.example',
    REQUESTS_PER_MINUTE: requestsPerMinute,
    TRUST_PROXY: trustedProxies,
  })
  let now = TEST_INSTANT
  const app = buildApp({
    database,
    configuration,
    clock: { now: () => now },
    logLevel: 'silent',
    features: isStill ? [...features, ...more].map(withoutJobs) : [...features, ...more],
    workerFile: { path: path.join(ROOT, worker), options: ['--require', TYPESCRIPT] },
  })
  await app.ready()
  return {
    database,
    app,
    dataFolder,
    setNow(instant) {
      now = instant
    },
    stranger: callerOf(app),
    async logIn(email) {
      const caller = callerOf(app)
      await caller.call('GET', '/api/csrf-cookie')
      const answer = await caller.call('POST', '/api/v3/account/login', { email, password: DEMO_PASSWORD })
      if (answer.statusCode !== 200) throw new Error(`Login of ${email} answered ${answer.statusCode}: ${answer.body}`)
      return caller
    },
    async close() {
      await app.close()
      await database.close()
      await rm(dataFolder, { recursive: true })
    },
  }
}

/** A browser without cookies yet. */
export function callerOf(app: FastifyInstance): Caller {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const token = cookies.get('XSRF-TOKEN')
      const request: InjectOptions = {
        method,
        url: path,
        cookies: Object.fromEntries(cookies),
        headers: {
          ...(token === undefined || method === 'GET' ? {} : { 'x-xsrf-token': token }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      }
      const answer = await app.inject(request)
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}
