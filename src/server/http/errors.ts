import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { flags, permissions } from '#contract/access'
import { messages, type FieldErrors } from '#contract'
import { isNumber } from '#contract/json'
import { writeDocument, type Resource } from '#contract/jsonapi'
import { DatabaseUnavailable, isContention, isDiskFull } from '#server/db'
import { UnreadableValue } from '#server/db/encryption'
import { Failure, type FailureReason } from '#server/operations'
import { Overloaded } from '#server/services/heavyWork'
import type { LimitHeaders, RequestLimits } from './limits'
import { contention, databaseAway, diskFull, missing, overloaded, Problem } from './problem'

/** How an error is answered. */
export interface ErrorResponse {
  readonly status: number
  readonly body: {
    readonly message: string
    readonly errors?: FieldErrors
    readonly data?: unknown
    readonly meta?: object
  }
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers every error of the application, in one place; who was not counted yet as somebody who is logged in is as a stranger. */
export function sendErrors(app: FastifyInstance, limits: RequestLimits): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const response = responseTo(error, request)
    send(reply, reply.hasHeader(LIMIT) ? response : countedAsStranger(response, request.ip, limits))
  })
}

const LIMIT: keyof LimitHeaders = 'ratelimit-limit'

/** The same answer, saying what is left to all at this address who are not logged in; a 429 instead when nothing is. */
export function countedAsStranger(response: ErrorResponse, address: string, limits: RequestLimits): ErrorResponse {
  if (response.headers && LIMIT in response.headers) return response
  try {
    return { ...response, headers: { ...response.headers, ...limits.countStranger(address) } }
  } catch (error) {
    if (error instanceof Problem) return problemResponse(error)
    throw error
  }
}

function send(reply: FastifyReply, { status, body, headers = {} }: ErrorResponse): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** The response to an error; what nobody foresaw is written in the log. */
function responseTo(error: unknown, request: FastifyRequest): ErrorResponse {
  if (error instanceof Failure) return failureResponse(error)
  if (error instanceof UnreadableValue) return unreadable(error, request)
  const problem = problemIn(error)
  if (problem) return problemResponse(problem)
  const known = error instanceof Error && 'code' in error ? FRAMEWORK[String(error.code)] : undefined
  if (known) return { status: known.status, body: { message: known.message } }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (isNumber(status) && status >= 400 && status < 500)
    return { status, body: { message: 'Cette requête n’est pas lisible. Rien n’a été modifié.' } }
  request.log.error({ incident: request.id, err: error }, 'unforeseen error')
  return {
    status: 500,
    body: {
      message: `${messages.technical} Si elle persiste, donnez-nous ce numéro\u00a0: ${request.id}.`,
    },
  }
}

function problemIn(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (error instanceof DatabaseUnavailable) return databaseAway()
  if (error instanceof Overloaded) return overloaded()
  if (isContention(error)) return contention()
  return isDiskFull(error) ? diskFull() : undefined
}

const problemResponse = ({ status, message, headers, meta, errors }: Problem): ErrorResponse => ({
  status,
  body: { message, ...(errors ? { errors } : {}), ...(meta ? { meta } : {}) },
  headers,
})

/** It is of another key than ours: who runs the application can mend that, and nobody else. */
function unreadable(error: UnreadableValue, request: FastifyRequest): ErrorResponse {
  request.log.error(
    { incident: request.id, sentence: error.message },
    'an encrypted value is not of our keys: see DATA_KEY',
  )
  const message =
    'Une donnée protégée ne peut pas être lue\u202f: la clé de l’application a changé. Prévenez votre administrateur.'
  return { status: 503, body: { message } }
}

const RIGHTS = { ...permissions, ...flags }

const refusedAccounts = {
  wrongCredentials: { status: 401, body: { message: 'E-mail ou mot de passe incorrect.' } },
  suspendedAccount: { status: 403, body: { message: 'Votre accès est suspendu. Demandez à votre administrateur.' } },
  loginEnded: { status: 401, body: { message: 'Cette connexion a pris fin. Recommencez avec votre mot de passe.' } },
  wrongPasskey: {
    status: 401,
    body: { message: 'Cette clé d’accès n’ouvre aucun compte ici, ou la demande a trop duré. Recommencez.' },
  },
  technicalAccount: {
    status: 403,
    body: { message: 'Compte technique\u202f: il ne s’utilise que par un jeton d’API.' },
  },
} as const

const conflict = (message: string, current: Resource, meta?: object): ErrorResponse => ({
  status: 409,
  body: { message, data: writeDocument(current).data, ...(meta ? { meta } : {}) },
})

const isRefusedAccount = (
  reason: FailureReason,
): reason is Extract<FailureReason, { kind: keyof typeof refusedAccounts }> => reason.kind in refusedAccounts

function failureResponse({ reason }: Failure): ErrorResponse {
  if (isRefusedAccount(reason)) return refusedAccounts[reason.kind]
  switch (reason.kind) {
    case 'notFound':
      return { status: 404, body: { message: missing().message } }
    case 'forbidden': {
      const labels = reason.rights.map((name) => `«\u00a0${RIGHTS[name]}\u00a0»`)
      const detail = labels.length > 0 ? ` (${labels.join(', ')})` : ''
      return { status: 403, body: { message: `Vous n’avez pas ce droit${detail}. Demandez à votre administrateur.` } }
    }
    case 'invalid':
      return { status: 422, body: { message: summary(reason.errors), errors: reason.errors } }
    case 'conflict':
      return conflict(
        'Quelqu’un d’autre a modifié ces informations entre-temps. Votre saisie n’a pas été enregistrée\u202f: comparez les deux versions.',
        reason.current,
      )
    case 'impossible':
      return conflict(
        `${reason.because ?? 'Cette action n’est pas possible dans cet état.'} Rien n’a été modifié.`,
        reason.current,
        { allowed_actions: reason.allowed, ...reason.meta },
      )
    case 'taken':
      return { status: 423, body: taken(reason) }
    case 'noRoom':
      return { status: 507, body: { message: noRoom(reason.limit) } }
    case 'tooManyAttempts':
      return {
        status: 429,
        body: { message: tooMany(reason) },
        headers: { 'retry-after': String(reason.retryAfterSeconds) },
      }
  }
}

/** Said of a right password and of a wrong one: it tells nothing of it. */
function tooMany({ retryAfterSeconds, provesMailbox }: { retryAfterSeconds: number; provesMailbox?: boolean }): string {
  const later = `Réessayez dans ${minutes(retryAfterSeconds)}`
  if (provesMailbox !== true) return `Trop d’essais. ${later}.`
  return (
    'Trop d’essais sur ce compte. Si votre mot de passe est le bon, un lien vient de partir à votre adresse e-mail\u202f: ' +
    `ouvrez-le dans ce navigateur. ${later} sinon.`
  )
}

/** What a lot that another sale holds is told with: its resource, and those that may be proposed in its place. */
function taken({ property, contact, similar }: Extract<FailureReason, { kind: 'taken' }>): ErrorResponse['body'] {
  const { data } = writeDocument(property)
  const status = 'status' in property.attributes ? property.attributes.status : null
  return {
    message: `Ce lot est tenu par une autre vente. Rien n’a été modifié${similar.length > 0 ? '\u202f: voyez des lots semblables' : ''}.`,
    data: { property: data, status, contact, similar_properties: similar.map((lot) => writeDocument(lot).data) },
  }
}

/** The first message, and how many others there are. */
function summary(errors: FieldErrors): string {
  const [first = 'Les informations envoyées ne sont pas valides', ...others] = Object.values(errors).flat()
  if (others.length === 0) return first
  return `${first} (et ${others.length} ${others.length === 1 ? 'autre erreur' : 'autres erreurs'})`
}

/** @param limit bytes */
const noRoom = (limit: number): string =>
  `Les fichiers de votre société prennent toute la place permise (${(limit / 1_073_741_824).toLocaleString('fr-FR')}\u00a0Go). ` +
  'Rien n’a été enregistré\u202f: prévenez votre administrateur.'

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60)
  return count === 1 ? 'une minute' : `${count} minutes`
}

const UNREADABLE = { status: 400, message: 'Le corps de la requête n’est pas un JSON lisible. Rien n’a été modifié.' }

const FRAMEWORK: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: UNREADABLE,
  FST_ERR_CTP_EMPTY_JSON_BODY: UNREADABLE,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    message:
      'Ce type de contenu n’est pas accepté\u202f: envoyez du JSON (application/json) ou un formulaire (multipart/form-data).',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    message: 'Cette requête est trop grande (1 Mo au plus). Rien n’a été modifié.',
  },
}
