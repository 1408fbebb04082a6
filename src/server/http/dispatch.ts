import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#contract'
import { entriesOf } from '#contract/json'
import { assemble, writeDocument, type Resource } from '#contract/jsonapi'
import { refuseTooManyAttempts } from '#server/operations/security'
import type { Surroundings as FeatureSurroundings } from './feature'
import { idempotencyKeyOf, once, type WrittenAnswer } from './idempotency'
import { sendLargeAnswer } from './largeAnswer'
import { badRequest, missing, Problem } from './problem'
import { parseQuery, type Query } from './query'
import type { Answer, ApiRoute, Method, ViewerRoute } from './route'
import { authenticate, refuseForgery, sendCookies, type Caller } from './session'

/** What routes run on. */
export type Surroundings = Pick<FeatureSurroundings, 'database' | 'clock' | 'publicUrl'>

const METHODS: readonly (Method | 'PATCH')[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

export function openRoutes(app: FastifyInstance, routes: readonly ApiRoute[], surroundings: Surroundings): void {
  for (const route of routes) openRoute(app, route, surroundings)
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

function openRoute(app: FastifyInstance, route: ApiRoute, surroundings: Surroundings): void {
  const { method, path, body, files } = route
  const common = { method, url: path, config: { ...(body && { definition: body }), ...(files && { files }) } }
  if (route.access === 'public') {
    app.route({
      ...common,
      onRequest: (request, _reply, done) => {
        refuseForgery(request, true)
        done()
      },
      handler: async (request, reply) => sendAnswer(reply, write(await route.handle(request, reply), noQuery)),
    })
    return
  }
  app.route({
    ...common,
    // Before the body is read: who may not ask sends nothing.
    onRequest: async (request, reply) => {
      refuseForgery(request, false)
      request.caller = await authenticate(surroundings.database, request, reply, surroundings.clock.now())
      refuseToken(route, request.caller)
    },
    handler: async (request, reply) => {
      const { session, ...answer } = await answerViewer(route, request, surroundings)
      if (session !== undefined) sendCookies(request, reply, session)
      return route.isLarge === true ? sendLargeAnswer(request, reply, answer) : sendAnswer(reply, answer)
    },
  })
}

/** An API token reads, or also writes, as its scope says, and never what would let its bearer keep the account. @throws Problem 403 */
function refuseToken({ writes, bySession }: ViewerRoute, { tokenScope }: Caller): void {
  if (tokenScope === undefined) return
  if (bySession === true)
    throw new Problem(403, 'Un jeton d’API ne peut pas faire cela. Connectez-vous avec votre mot de passe.')
  if (writes === true && tokenScope !== 'write')
    throw new Problem(
      403,
      'Ce jeton d’API ne permet que de lire. Rien n’a été modifié\u202f: utilisez un jeton qui permet aussi de modifier.',
    )
}

async function answerViewer(
  route: ViewerRoute,
  request: FastifyRequest,
  { database, clock, publicUrl }: Surroundings,
): Promise<WrittenAnswer> {
  const { caller } = request
  if (!caller) throw new Problem(401, 'Vous n’êtes pas connecté.')
  const { viewer } = caller
  const now = clock.now()
  const purpose = route.limitedAs?.(request.body)
  if (purpose) await refuseTooManyAttempts(database, { purpose, account: viewer.userId, address: request.ip, now })
  const parameters = parametersOf(request)
  const call = {
    viewer,
    now,
    query: parseQuery(entriesOf(request.query), route.query ?? {}),
    body: request.body,
    version: versionOf(request),
    publicUrl,
    sessionSecret: caller.sessionSecret,
    parameter: (name: string) => parameters[name] ?? '',
  }
  if (route.writes !== true) return write(await route.handle({ ...call, database }), call.query)
  const idempotencyKey = idempotencyKeyOf(request)
  return database.transaction((transaction) => {
    const run = async (): Promise<WrittenAnswer> =>
      write(await route.handle({ ...call, idempotencyKey, database: transaction }), call.query)
    return route.repeatable === false ? run() : once(transaction, viewer, request, now, run)
  })
}

/** The varying parts of the path. An id that is not a UUID is nobody's. */
function parametersOf(request: FastifyRequest): Readonly<Record<string, string>> {
  // The router of Fastify gives each parameter of a path as a text.
  const parameters = request.params as Readonly<Record<string, string>>
  for (const [name, value] of Object.entries(parameters)) if (/^id$|Id$/.test(name) && !isUuid(value)) throw missing()
  return parameters
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
  { status, body, mediaType, isImmutable = false, savedAs }: Omit<WrittenAnswer, 'session'>,
): FastifyReply {
  void reply.code(status).header('cache-control', isImmutable ? 'private, max-age=31536000, immutable' : 'no-store')
  if (savedAs !== undefined) void reply.header('content-disposition', `attachment; filename="${savedAs}"`)
  return body === null ? reply.send() : reply.type(mediaType ?? 'application/vnd.api+json').send(body)
}
