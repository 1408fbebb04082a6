import '#app/contract'
import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Database } from '#server/db'
import {
  api,
  logOptions,
  logRequests,
  missing,
  refuseUnreadableAddresses,
  refuseUnservedHosts,
  requestId,
  routedAddress,
  sendSecurityHeaders,
  sendErrors,
  type Metrics,
  type ServerFeature,
} from '#server/http'
import { openAddressSearch, type Clock, type Configuration } from '#server/services'
import { deliverMail, runJobs, watchDisk } from './background'
import { features as ours, openFeatures } from './features'

export interface AppOptions {
  readonly database: Database
  readonly configuration: Pick<
    Configuration,
    'showsDemoAccounts' | 'dataFolder' | 'geocodingUrl' | 'publicUrl' | 'smtpUrl' | 'mailSender' | 'trustedProxies'
  >
  readonly clock: Clock
  /** Where the built browser application is; nothing is served when the folder does not exist. */
  readonly clientFolder?: string
  /** Least level of the log. */
  readonly logLevel?: 'info' | 'silent'
  /** Where the log is written, instead of the standard output. */
  readonly logStream?: NodeJS.WritableStream
  /** What the application is made of: our features. */
  readonly features?: readonly ServerFeature[]
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
    features = ours,
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
  refuseUnservedHosts(app)
  refuseUnreadableAddresses(app)
  logRequests(app)
  metrics?.measure(app)
  sendErrors(app)
  const { routes, jobs } = openFeatures(features, {
    database,
    clock,
    publicUrl: configuration.publicUrl,
    showsDemoAccounts: configuration.showsDemoAccounts,
    searchAddresses: openAddressSearch(configuration.geocodingUrl),
    log: app.log,
  })
  void app.register(api, {
    prefix: '/api',
    database,
    clock,
    publicUrl: configuration.publicUrl,
    routes,
    uploadFolder: path.join(configuration.dataFolder, 'incoming'),
  })
  endConnections(app)
  deliverMail(app, options)
  runJobs(app, jobs)
  watchDisk(app, configuration.dataFolder)
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
