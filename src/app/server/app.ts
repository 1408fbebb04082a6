import '#app/contract'
import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { rightsOf, roles } from '#contract/access'
import { codeOf, type Database } from '#server/db'
import { DEMO_PASSWORD, demoAccounts } from '#server/demo'
import {
  api,
  logOptions,
  logRequests,
  missing,
  refuseUnreadableAddresses,
  requestId,
  routedAddress,
  sendSecurityHeaders,
  tellErrors,
  type Metrics,
} from '#server/http'
import { mailDelivery, readingLog, retention, type ReadingLog } from '#server/jobs'
import { openAddressSearch, openMail, type Clock, type Configuration } from '#server/services'

export interface AppOptions {
  readonly database: Database
  readonly configuration: Pick<
    Configuration,
    'demo' | 'dataFolder' | 'geocodingUrl' | 'publicUrl' | 'smtpUrl' | 'mailSender' | 'trustedProxies'
  >
  readonly clock: Clock
  /** Where the built browser application is; nothing is served when the folder does not exist. */
  readonly clientFolder?: string
  /** Least level of the log. */
  readonly logLevel?: 'info' | 'silent'
  /** Where the log is written, instead of the standard output. */
  readonly logStream?: NodeJS.WritableStream
  /** What measures requests; nothing does without. */
  readonly metrics?: Metrics | undefined
}

const BODY_LIMIT = 1_048_576
/** How long a request may take to arrive whole. */
const REQUEST_TIMEOUT_MS = 60_000
/** The built server is dist/server/main.js, beside dist/client. */
const CLIENT_FOLDER = path.resolve(__dirname, '../client')

/** The whole application: the API under `/api` (at the root on the `api.` host) and the browser's files. */
export function buildApp(options: AppOptions): FastifyInstance {
  const {
    database,
    configuration,
    clock,
    clientFolder = CLIENT_FOLDER,
    logLevel = 'info',
    logStream,
    metrics,
  } = options
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: [...configuration.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    logger: logOptions(logLevel, logStream),
    genReqId: requestId,
    rewriteUrl: routedAddress,
  })
  sendSecurityHeaders(app)
  refuseUnreadableAddresses(app)
  logRequests(app)
  metrics?.measure(app)
  tellErrors(app)
  void app.register(api, {
    prefix: '/api',
    database,
    clock,
    demoAccounts: configuration.demo ? shownAccounts() : [],
    publicUrl: configuration.publicUrl,
    searchAddresses: openAddressSearch(configuration.geocodingUrl),
    readings: noteReadings(app, database),
  })
  endConnections(app)
  deliverMail(app, options)
  applyRetention(app, options)
  serveClient(app, clientFolder)
  return app
}

/** Once the application is told to stop, an answer ends its connection: kept open for more, it would hold the end back. */
function endConnections(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) void reply.header('connection', 'close')
    done()
  })
}

/** Sends the mail that waits, from the start to the end of the application, and as soon as a request may have added some. */
function deliverMail(app: FastifyInstance, { database, configuration, clock }: AppOptions): void {
  const { smtpUrl, mailSender, dataFolder } = configuration
  const delivery = mailDelivery({
    database,
    clock,
    mail: openMail({ smtpUrl, sender: mailSender, folder: path.join(dataFolder, 'mail') }),
    report: ({ isGivenUp, ...attempt }) => {
      if (isGivenUp) app.log.error(attempt, 'mail is given up')
      else app.log.warn(attempt, 'mail did not leave and will be tried again')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'the outbox cannot be read')
    },
  })
  app.addHook('onReady', (done) => {
    delivery.start()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method !== 'GET' && reply.statusCode < 400) void delivery.wake()
    done()
  })
  app.addHook('onClose', () => delivery.stop())
}

/** Who read which client file; what waits is written before the end. */
function noteReadings(app: FastifyInstance, database: Database): ReadingLog {
  const readings = readingLog({
    database,
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'readings of client files cannot be written')
    },
  })
  app.addHook('onClose', () => readings.flush())
  return readings
}

/** Looks for the client files that their firm keeps no longer, from the start to the end of the application. */
function applyRetention(app: FastifyInstance, { database, clock, configuration }: AppOptions): void {
  const rounds = retention({
    database,
    clock,
    publicUrl: configuration.publicUrl,
    reportMail: (id) => {
      app.log.warn({ id }, 'mail that was given up is deleted')
    },
    fail: (error) => {
      app.log.error({ code: codeOf(error) }, 'the retention of client files cannot be applied')
    },
  })
  app.addHook('onReady', (done) => {
    rounds.start()
    done()
  })
  app.addHook('onClose', () => rounds.stop())
}

/** The demo accounts of the real-estate application as its login page shows them, with the French names of their roles. */
function shownAccounts(): object[] {
  const accounts = demoAccounts().filter(({ roles: names }) => rightsOf(names).permissions.has('see_application_immo'))
  return accounts.map(({ name, email, roles: names }) => ({
    name,
    email,
    password: DEMO_PASSWORD,
    roles: names.map((role) => roles[role].label),
  }))
}

/** Built files never change under their name; pages are asked again each time. Unknown pages are the application's own. */
function serveClient(app: FastifyInstance, folder: string): void {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt) {
    void app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.includes(`${path.sep}assets${path.sep}`)
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = ['GET', 'HEAD'].includes(request.method) && !/^\/(?:api|assets|build)(?:[/?]|$)/.test(request.url)
    if (!isBuilt || !isPage) throw missing()
    return reply.sendFile('index.html')
  })
}
