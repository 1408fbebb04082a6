import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { flags, permissions } from '#contract/access'
import { messages, type FieldErrors } from '#contract'
import { isNumber } from '#contract/json'
import { writeDocument } from '#contract/jsonapi'
import { DatabaseUnavailable, isContention, isDiskFull } from '#server/db'
import { Failure } from '#server/operations'
import { contention, databaseAway, diskFull, missing, Problem } from './problem'

/** How an error is answered. */
interface ErrorResponse {
  readonly status: number
  readonly body: { readonly message: string; readonly errors?: FieldErrors; readonly data?: unknown }
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers every error of the application, in one place. */
export function sendErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => send(reply, responseTo(error, request)))
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
  if (error instanceof Problem) return problemResponse(error)
  if (error instanceof DatabaseUnavailable) return problemResponse(databaseAway())
  if (isContention(error)) return problemResponse(contention())
  if (isDiskFull(error)) return problemResponse(diskFull())
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

const problemResponse = ({ status, message, headers }: Problem): ErrorResponse => ({
  status,
  body: { message },
  headers,
})

const RIGHTS = { ...permissions, ...flags }

function failureResponse({ reason }: Failure): ErrorResponse {
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
      return {
        status: 409,
        body: {
          message:
            'Quelqu’un d’autre a modifié ces informations entre-temps. Votre saisie n’a pas été enregistrée\u202f: comparez les deux versions.',
          data: writeDocument(reason.current).data,
        },
      }
    case 'wrongCredentials':
      return { status: 401, body: { message: 'E-mail ou mot de passe incorrect.' } }
    case 'technicalAccount':
      return { status: 403, body: { message: 'Compte technique\u202f: il ne s’utilise que par un jeton d’API.' } }
    case 'tooManyAttempts':
      return {
        status: 429,
        body: { message: `Trop d’essais. Réessayez dans ${minutes(reason.retryAfterSeconds)}.` },
        headers: { 'retry-after': String(reason.retryAfterSeconds) },
      }
  }
}

/** The first message, and how many others there are. */
function summary(errors: FieldErrors): string {
  const [first = 'Les informations envoyées ne sont pas valides', ...others] = Object.values(errors).flat()
  if (others.length === 0) return first
  return `${first} (et ${others.length} ${others.length === 1 ? 'autre erreur' : 'autres erreurs'})`
}

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
