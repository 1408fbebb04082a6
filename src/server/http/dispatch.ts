import { createHash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify'
import { isUuid } from '#contract'
import { entriesOf } from '#contract/json'
import { assemble, writeDocument, type Resource } from '#contract/jsonapi'
import type { Queryable } from '#server/db'
import { refuseTooManyAttempts } from '#server/operations/security'
import { refuseInfected, refuseTooManyFiles } from '#server/operations/uploads'
import { MEETING_HEADER } from '#contract/access'
import type { Viewer } from '#server/access'
import { auditReading, auditRoute } from './audit'
import { sendCookies } from './cookies'
import type { Dependencies as FeatureDependencies } from './feature'
import { idempotencyKeyOf, once, type WrittenAnswer } from './idempotency'
import type { RequestLimits } from './limits'
import { badRequest, missing, Problem } from './problem'
import { isFromPortal } from './portal/cookies'
import { clientAt, type PortalSessions } from './portal/sessions'
import { parseQuery, type Query } from './query'
import type { ToldReadings } from './readings'
import type { Answer, ApiRoute, Call, Method, PublicRoute, ViewerRoute } from './route'
import { refuseIncluded, refuseToken } from './tokens'
import { authenticate, refuseForgery, type RequestCaller } from './session'
import { refuseUnreadable } from './todaysRights'
import type { Turns } from './turns'
import { visitorAt } from './visitors'

/** What routes run on. */
export interface Dependencies extends Pick<
  FeatureDependencies,
  'database' | 'clock' | 'publicUrl' | 'fileRoom' | 'scanForViruses'
> {
  readonly limits: RequestLimits
  readonly readings: ToldReadings
  readonly turns: Turns
  /** Where sessions of clients are; undefined where there is no portal. */
  readonly portal?: PortalSessions | undefined
  /** The route that reads what a route writes to. */
  readonly readerOf: (route: ViewerRoute) => ViewerRoute | undefined
}

const METHODS: readonly (Method | 'PATCH')[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function openRoutes(app: FastifyInstance, routes: readonly ApiRoute[], dependencies: Dependencies): void {
  for (const route of routes)
    if (route.access === 'public') openPublicRoute(app, route, dependencies)
    else openViewerRoute(app, route, dependencies)
}

/** Answers 405 to the methods that a path has not. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly ApiRoute[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const open = routes.filter((route) => route.path === path).map(({ method }) => method)
    const allow = open.join(', ')
    app.route({
      method: METHODS.filter((method) => method === 'PATCH' || !open.includes(method)),
      url: path,
      onRequest: () => {
        throw new Problem(405, `Cette méthode n’existe pas ici. Méthodes permises\u00a0: ${allow}.`, { allow })
      },
      handler: () => undefined,
    })
  }
}

const addressOf = ({ method, path, body, files }: ApiRoute) => ({
  method,
  url: path,
  config: { ...(body && { definition: body }), ...(files && { files }) },
})

function openPublicRoute(app: FastifyInstance, route: PublicRoute, { limits }: Dependencies): void {
  app.route({
    ...addressOf(route),
    onRequest: (request, reply, done) => {
      if (route.isUnlimited !== true) void reply.headers(limits.countStranger(request.ip))
      if (route.isOneClick !== true && route.isByLink !== true) refuseForgery(request, true)
      done()
    },
    handler: async (request, reply) => sendAnswer(reply, write(await route.handle(request, reply), noQuery)),
  })
}

function openViewerRoute(app: FastifyInstance, route: ViewerRoute, dependencies: Dependencies): void {
  app.route({
    ...addressOf(route),
    // Before the body is read: who may not ask sends nothing.
    onRequest: async (request, reply) => {
      request.caller = await callerOf(route, request, reply, dependencies)
      await dependencies.limits.count(request.caller.viewer, reply, route.isHeavy === true)
      refuseToken(route, request.caller)
      refuseUnproven(route, request.caller, dependencies.clock.now())
    },
    handler: async (request, reply) => {
      const { session, ...answer } = await answerViewer(route, request, dependencies)
      if (session !== undefined) sendCookies(request, reply, session)
      return route.isLarge === true ? sendLargeAnswer(request, reply, answer) : sendAnswer(reply, answer)
    },
    ...(route.afterwards && { onResponse: afterSuccess(route.afterwards) }),
  })
}

/** Calls once an answer has left that refuses nothing. */
const afterSuccess =
  (goOn: () => Promise<void>): onResponseHookHandler =>
  (_request, { statusCode }, done) => {
    if (statusCode < 400) void goOn()
    done()
  }

/** Who asks: a client where his portal does, a visitor where those are let in. @throws Problem 419, 401, 404 */
async function callerOf(
  route: ViewerRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, clock, portal }: Dependencies,
): Promise<RequestCaller> {
  refuseForgery(request, false)
  if (isFromPortal(request)) return clientAt(route, request, reply, { database, portal, now: clock.now() })
  const visitor = route.isForVisitors === true ? await visitorAt(database, request) : undefined
  return visitor ?? (await authenticate(database, request, reply, clock.now()))
}

/** How long a proof of who one is holds. */
const PROOF_MS = 10 * 60_000

/** @throws Problem 403 whose `meta` says what is asked for first: a second factor to set up, or one’s password again */
function refuseUnproven({ asksAgain, isOpenWithoutFactor }: ViewerRoute, { session }: RequestCaller, now: Date): void {
  if (!session) return
  const { confirmedAt, factors, needsFactor } = session
  if (needsFactor && factors.length === 0 && isOpenWithoutFactor !== true)
    throw asking('Votre société demande un second facteur. Ajoutez-en un pour continuer.', {
      second_factor_required: true,
    })
  if (asksAgain === true && now.getTime() - Date.parse(confirmedAt) > PROOF_MS)
    throw asking('Confirmez que c’est bien vous pour continuer.', { step_up: ['password', ...factors] })
}

const asking = (message: string, meta: object): Problem => new Problem(403, message, {}, meta)

async function answerViewer(
  route: ViewerRoute,
  request: FastifyRequest,
  dependencies: Dependencies,
): Promise<WrittenAnswer> {
  const { database, clock, publicUrl, readings } = dependencies
  const { caller } = request
  if (!caller) throw new Problem(401, 'Vous n’êtes pas connecté.')
  const now = clock.now()
  const purpose = route.limitedAs?.(request.body)
  if (purpose)
    await refuseTooManyAttempts(database, { purpose, account: caller.viewer.userId, address: request.ip, now })
  const addressed = {
    query: parseQuery(entriesOf(request.query), route.query ?? {}),
    parameter: parameterOf(request),
  }
  const call = {
    ...addressed,
    viewer: await inFirmOf(route, caller.viewer, { ...addressed, database }),
    now,
    body: request.body,
    version: versionOf(request),
    publicUrl,
    accepts: (mediaType: string) => request.headers.accept?.includes(mediaType) === true,
    sessionSecret: caller.sessionSecret,
  }
  if (route.writes !== true) {
    const answer = await route.handle({ ...call, database })
    refuseIncluded(caller, answer)
    await auditReading(database, route, { ...call, url: request.url, readings }, answer)
    return write(answer, call.query)
  }
  if (dependencies.scanForViruses)
    await refuseInfected(request.uploads ?? [], dependencies.scanForViruses, route.files?.names[0] ?? 'file')
  return answerWrite(route, request, { ...call, idempotencyKey: idempotencyKeyOf(request) }, dependencies)
}

/** Who asks, inside of the firm that the route is about where they see every firm; what is nobody’s is looked for in their own. */
async function inFirmOf(
  { firmOf }: ViewerRoute,
  viewer: Viewer,
  addressed: Pick<Call, 'database' | 'parameter' | 'query'>,
): Promise<Viewer> {
  if (!firmOf || viewer.kind !== 'member' || viewer.scpiPerimeter !== 'platform') return viewer
  const companyId = await firmOf(addressed)
  return companyId === undefined ? viewer : { ...viewer, companyId }
}

/** Writes in one transaction, with its idempotency key in it, when it is the turn of the firm. */
function answerWrite(
  route: ViewerRoute,
  request: FastifyRequest,
  asked: Omit<Call, 'database'>,
  { database, turns, fileRoom, readerOf }: Dependencies,
): Promise<WrittenAnswer> {
  const { viewer, now, query } = asked
  const writeIn = (transaction: Queryable): Promise<WrittenAnswer> => {
    const call = { ...asked, database: transaction }
    const run = async (): Promise<WrittenAnswer> => {
      const answer = await route.handle(call)
      if (request.uploads?.length) await refuseTooManyFiles(transaction, fileRoom, viewer.companyId)
      await auditRoute(transaction, route, asked, answer)
      return write(answer, query)
    }
    const refuse = async (kept: WrittenAnswer): Promise<void> => {
      const reader = readerOf(route)
      if (reader) await refuseUnreadable(reader, call, kept)
    }
    return route.repeatable === false ? run() : once(transaction, { viewer, request, now, run, refuse })
  }
  return turns.take(viewer.companyId, () => database.transaction(writeIn))
}

/** The varying parts of the path. An id that is not a UUID is nobody's. */
function parameterOf(request: FastifyRequest): (name: string) => string {
  // The router of Fastify gives each parameter of a path as a text.
  const parameters = request.params as Readonly<Record<string, string>>
  for (const [name, value] of Object.entries(parameters)) if (/^id$|Id$/.test(name) && !isUuid(value)) throw missing()
  return (name) => parameters[name] ?? ''
}

function versionOf({ headers }: FastifyRequest): number | undefined {
  const sent = headers['if-match']
  if (sent === undefined || sent === '*') return undefined
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(sent)?.[1]
  if (version === undefined)
    throw badRequest('If-Match\u00a0: une version entre guillemets est attendue, par exemple "3".')
  return Number(version)
}

const noQuery = parseQuery({}, {})

function write(answer: Answer, { fields }: Query): WrittenAnswer {
  const { status = 200 } = answer
  if ('bytes' in answer)
    return {
      status,
      body: answer.bytes,
      mediaType: answer.mediaType,
      isImmutable: answer.isImmutable === true,
      savedAs: answer.savedAs,
    }
  if ('json' in answer)
    return { status, body: JSON.stringify(answer.json), mediaType: 'application/json', savedAs: answer.savedAs }
  if ('stream' in answer) {
    const { stream, mediaType, length, savedAs } = answer
    return { status, body: null, stream, mediaType, length, savedAs }
  }
  if (!('data' in answer)) return { status, body: null, ...('session' in answer ? { session: answer.session } : {}) }
  const { data, included = [], page, meta } = answer
  const only = (resource: Resource) => onlyFields(resource, fields)
  const document = writeDocument(
    data === null ? null : 'type' in data ? only(data) : data.map(only),
    included.map(only),
    page,
  )
  return { status, body: JSON.stringify(meta ? { ...document, meta: { ...document.meta, ...meta } } : document) }
}

function onlyFields(resource: Resource, fields: Query['fields']): Resource {
  const wanted = fields.get(resource.type)
  if (!wanted) return resource
  const attributes = Object.fromEntries(Object.entries(resource.attributes).filter(([name]) => wanted.has(name)))
  return assemble(resource, { ...resource, attributes })
}

function sendAnswer(
  reply: FastifyReply,
  { status, body, stream, length, mediaType, isImmutable = false, savedAs }: Omit<WrittenAnswer, 'session'>,
): FastifyReply {
  void reply.code(status).header('cache-control', isImmutable ? 'private, max-age=31536000, immutable' : 'no-store')
  if (savedAs !== undefined) void reply.header('content-disposition', contentDisposition(savedAs))
  if (stream) {
    // What is told as it happens: no proxy on the way keeps it to itself.
    void reply.headers(length === undefined ? { 'x-accel-buffering': 'no' } : { 'content-length': length })
    return reply.type(mediaType ?? '').send(stream)
  }
  return body === null ? reply.send() : reply.type(mediaType ?? 'application/vnd.api+json').send(body)
}

const compress = promisify(gzip)

/**
 * Sends an answer of megabytes: compressed for whom reads gzip, and nothing (304) to whom holds it already. The browser of its
 * reader alone keeps it, and asks each time whether it still holds.
 */
async function sendLargeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, mediaType }: Omit<WrittenAnswer, 'session'>,
): Promise<FastifyReply> {
  const text = body ?? ''
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`
  const vary = [reply.getHeader('vary') ?? [], 'accept-encoding', MEETING_HEADER].flat().join(', ')
  void reply.headers({ 'cache-control': 'private, no-cache', etag: tag, vary })
  if (namesOf(request.headers['if-none-match']).includes(tag)) return reply.code(304).send()
  void reply.code(status).type(mediaType ?? 'application/json')
  if (!namesOf(request.headers['accept-encoding']).includes('gzip')) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await compress(text, { level: constants.Z_BEST_SPEED }))
}

/** The names of a header that lists them, without what follows a `;`. */
const namesOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((name) => (name.split(';')[0] ?? '').trim())
