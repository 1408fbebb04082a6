import '#app/contract'
import path from 'node:path'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Database } from '#server/db'
import {
  api,
  logOptions,
  logRequests,
  refuseUnreadableAddresses,
  refuseUnservedHosts,
  requestId,
  routedAddress,
  sendSecurityHeaders,
  sendErrors,
  type Job,
  type Metrics,
  type ServerFeature,
} from '#server/http'
import { findBackups } from '#server/operations/backups'
import type { MayDelete } from '#server/jobs'
import { openAddressSearch, type Clock, type Configuration } from '#server/services'
import { backUpDaily, deliverMail, guardDeletions, runJobs, watchDisk } from './background'
import { features as ours, openFeatures } from './features'
import { servePages } from './pages'

export interface AppOptions {
  readonly database: Database
  readonly configuration: Pick<
    Configuration,
    | 'showsDemoAccounts'
    | 'dataFolder'
    | 'geocodingUrl'
    | 'publicUrl'
    | 'apiHost'
    | 'smtpUrl'
    | 'mailSender'
    | 'trustedProxies'
    | 'backups'
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
  const { configuration, clientFolder = CLIENT_FOLDER, logLevel = 'info', logStream, metrics } = options
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: [...configuration.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    logger: logOptions(logLevel, logStream),
    genReqId: requestId,
    rewriteUrl: routedAddress,
  })
  sendSecurityHeaders(app, configuration.apiHost?.address)
  refuseUnservedHosts(app)
  refuseUnreadableAddresses(app)
  logRequests(app)
  metrics?.measure(app)
  sendErrors(app)
  const mayDelete = guardDeletions(app, options.database, options.clock)
  const jobs = serveApi(app, options, mayDelete)
  endConnections(app)
  deliverMail(app, { ...options, mayDelete })
  runJobs(app, jobs)
  backUpDaily(app, options)
  watchDisk(app, configuration.dataFolder)
  servePages(app, clientFolder, configuration.apiHost)
  return app
}

/** Opens the features on what they run on. @returns what they do behind the requests */
function serveApi(
  app: FastifyInstance,
  { database, configuration, clock, features = ours }: AppOptions,
  mayDelete: MayDelete,
): readonly Job[] {
  const { routes, jobs } = openFeatures(features, {
    database,
    clock,
    publicUrl: configuration.publicUrl,
    showsDemoAccounts: configuration.showsDemoAccounts,
    searchAddresses: openAddressSearch(configuration.geocodingUrl),
    mayDelete,
    findBackups: async () =>
      configuration.backups.folder === undefined ? undefined : findBackups(configuration.backups.folder),
    log: app.log,
  })
  void app.register(api, {
    prefix: '/api',
    database,
    clock,
    publicUrl: configuration.publicUrl,
    routes,
    apiHost: configuration.apiHost,
    uploadFolder: path.join(configuration.dataFolder, 'incoming'),
  })
  return jobs
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
