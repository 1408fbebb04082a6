import '#app/contract'
import path from 'node:path'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { listsFrameOrigin } from '#features/account/server'
import type { Database } from '#server/db'
import { columnCipher } from '#server/db/encryption'
import {
  api,
  logOptions,
  logRequests,
  refuseAddresses,
  requestId,
  requestLimits,
  routedAddress,
  sendSecurityHeaders,
  sendErrors,
  type Job,
  type Metrics,
  type RequestLimits,
  type ServerFeature,
} from '#server/http'
import { serveStrangers } from '#server/http/pages'
import { answerUnreadable, readForwardedAddresses, refuseExpectations } from '#server/http/sockets'
import { findBackups, isBackupFolderOpen } from '#server/operations/backups'
import type { MayDelete } from '#server/jobs'
import { openAddressSearch, openTravelTimes, type Clock, type Configuration } from '#server/services'
import { openFileStore, type FileStore } from '#server/services/files'
import { clamAv } from '#server/services/virusScan'
import { dataDisk } from '#server/services/disk'
import { forgetMailIn } from '#server/services/mail'
import { openHeavyWorkers, type WorkerFile } from '#server/services/heavyWork'
import { backUpDaily, deliverMail, guardDeletions, runJobs, sweepFiles, watchDisk } from './background'
import { features as ours, openFeatures } from './features'
import { builtPage, servePages } from './pages'

export interface AppOptions {
  readonly database: Database
  readonly configuration: Pick<
    Configuration,
    | 'showsDemoAccounts'
    | 'demoRequestsTo'
    | 'dataFolder'
    | 'dataKey'
    | 'filesBucket'
    | 'geocodingUrl'
    | 'isochroneUrl'
    | 'mapTiles'
    | 'mayFetchInside'
    | 'publicUrl'
    | 'apiHost'
    | 'clamavUrl'
    | 'smtpUrl'
    | 'mailSender'
    | 'trustedProxies'
    | 'backups'
    | 'requestsPerMinute'
    | 'fileBytesOfFirm'
  >
  readonly clock: Clock
  /** Where the built browser application is; nothing is served when the folder does not exist. */
  readonly clientFolder?: string
  /** What the threads load for heavy work; that of the built server without. */
  readonly workerFile?: WorkerFile
  /** Least level of the log. */
  readonly logLevel?: 'info' | 'silent'
  /** Where the log is written, instead of the standard output. */
  readonly logStream?: NodeJS.WritableStream
  /** What the application is made of: our features. */
  readonly features?: readonly ServerFeature[]
  /** What measures requests; nothing does without. */
  readonly metrics?: Metrics | undefined
  /** Whether the process was told to stop, and only answers until its balancer turned away. */
  readonly isStopping?: () => boolean
}

const BODY_LIMIT = 1_048_576
/** How long a request may take to arrive whole. */
const REQUEST_TIMEOUT_MS = 60_000
/** The built server is dist/server/main.js, beside dist/client. */
const CLIENT_FOLDER = path.resolve(__dirname, '../client')
const WORKER_FILE: WorkerFile = { path: path.join(__dirname, `worker${path.extname(__filename)}`) }

/** The whole application: the API under `/api` (at the root on the `api.` host) and the browser's files. */
export function buildApp(options: AppOptions): FastifyInstance {
  const { configuration, clientFolder = CLIENT_FOLDER, logLevel = 'info', logStream, metrics } = options
  const limits = requestLimits(options.database, configuration.requestsPerMinute)
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    trustProxy: [...configuration.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { requireHostHeader: false },
    // Who stops serves what still comes by connections that are open, and ends them with it (`endConnections`).
    return503OnClosing: false,
    logger: logOptions(logLevel, logStream),
    genReqId: requestId,
    rewriteUrl: routedAddress,
    clientErrorHandler: answerUnreadable(limits),
  })
  refuseExpectations(app, limits)
  readForwardedAddresses(app)
  sendSecurityHeaders(app, {
    apiAddress: configuration.apiHost?.address,
    tilesAddress: configuration.mapTiles?.address,
    listsFrameOrigin: (origin) => listsFrameOrigin(options.database, origin),
  })
  refuseAddresses(app)
  logRequests(app)
  metrics?.measure(app)
  sendErrors(app, limits)
  const mayDelete = guardDeletions(app, options.database, options.clock)
  const files = openFileStore(configuration)
  const jobs = serveApi(app, options, { mayDelete, limits, files })
  endConnections(app, options.isStopping)
  deliverMail(app, { ...options, mayDelete })
  runJobs(app, jobs)
  sweepFiles(app, { ...options, mayDelete, store: files })
  backUpDaily(app, { ...options, files })
  watchDisk(app, configuration.dataFolder)
  serveStrangers(
    app,
    (options.features ?? ours).flatMap(({ pages = [] }) => pages),
    { ...options, limits, readTemplate: (name) => builtPage(clientFolder, name) },
  )
  servePages(app, clientFolder, configuration)
  return app
}

/** Those that are made by themselves; undefined where nobody asked for them. */
const keptBackupsIn = (folder: string | undefined) => async () =>
  folder === undefined ? undefined : { kept: await findBackups(folder), isOpen: await isBackupFolderOpen(folder) }

/** What other servers know. */
const askedElsewhere = ({ geocodingUrl, isochroneUrl, clamavUrl }: AppOptions['configuration']) => ({
  searchAddresses: openAddressSearch(geocodingUrl),
  travelTimes: openTravelTimes(isochroneUrl),
  scanForViruses: clamavUrl === undefined ? undefined : clamAv(clamavUrl),
})

/** Opens the features on what they run on. @returns what they do behind the requests */
function serveApi(
  app: FastifyInstance,
  { database, configuration, clock, features = ours, workerFile = WORKER_FILE, isStopping }: AppOptions,
  { mayDelete, limits, files }: { mayDelete: MayDelete; limits: RequestLimits; files: FileStore },
): readonly Job[] {
  const workers = openHeavyWorkers(workerFile)
  const fileRoom = { limit: configuration.fileBytesOfFirm, stored: features.flatMap(({ files = [] }) => files) }
  app.addHook('onClose', () => workers.close())
  const elsewhere = askedElsewhere(configuration)
  const { routes, jobs } = openFeatures(features, {
    database,
    clock,
    cipher: columnCipher(configuration),
    publicUrl: configuration.publicUrl,
    showsDemoAccounts: configuration.showsDemoAccounts,
    demoRequestsTo: configuration.demoRequestsTo,
    ...elsewhere,
    fileRoom,
    files,
    forgetMail: forgetMailIn(path.join(configuration.dataFolder, 'mail')),
    pictures: { folder: path.join(configuration.dataFolder, 'pictures'), mayBeInside: configuration.mayFetchInside },
    mayDelete,
    workers,
    findBackups: keptBackupsIn(configuration.backups.folder),
    measureDisk: () => dataDisk(configuration.dataFolder),
    log: app.log,
  })
  void app.register(api, {
    prefix: '/api',
    database,
    clock,
    publicUrl: configuration.publicUrl,
    routes,
    fileRoom,
    scanForViruses: elsewhere.scanForViruses,
    apiHost: configuration.apiHost,
    limits,
    portal: features.find(({ portal }) => portal)?.portal,
    ...(isStopping && { isStopping }),
    uploadFolder: path.join(configuration.dataFolder, 'incoming'),
  })
  return jobs
}

/** Once the application is told to stop, an answer ends its connection: kept open for more, it would hold the end back. */
function endConnections(app: FastifyInstance, isStopping: () => boolean = () => false): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || isStopping()) void reply.header('connection', 'close')
    done()
  })
}
