import { messages, type FieldErrors } from '#contract'
import { DocumentError, parseDocument, type Resource } from '#contract/jsonapi'
import { isObject, type Entries } from '#contract/json'

/**
 * Why a request gave no answer, in plain data. `message` is French, for the person.
 * - `network`: nothing came back; the server may or may not have done what was asked.
 * - `timeout`, `canceled`: its signal ended it, by time or on purpose. `aborted`: the browser ended it, as it left the page.
 * - `document`: an answer came that is not one of this API.
 * - `http`: the server refused, with its status.
 */
export type ApiFailure = InterruptedFailure | HttpFailure

export interface InterruptedFailure {
  readonly kind: 'network' | 'timeout' | 'canceled' | 'aborted' | 'document'
  readonly message: string
}

export interface HttpFailure {
  readonly kind: 'http'
  readonly status: number
  readonly message: string
  /** With 422: messages by field. */
  readonly errors?: FieldErrors
  /** With 409: the resource as the server holds it. */
  readonly data?: Resource
  /** With 423: what holds it, who may tell more, what may be proposed in its place. */
  readonly held?: Entries
  /** What the server asks for first: a second factor, or to prove again who one is. */
  readonly meta?: Entries
  /** With 429 or 503: seconds to wait before asking again. */
  readonly retryAfter?: number
  /** For the support: what was asked, without its query, which may name a client; and what the server said and wrote in its log. */
  readonly address?: string
  readonly statusText?: string
  readonly incident?: string
}

const sentences: Readonly<Record<InterruptedFailure['kind'], string>> = {
  network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  canceled: 'La demande a été annulée.',
  aborted: 'La demande a été interrompue.',
  document: messages.technical,
}

export const interrupted = (kind: InterruptedFailure['kind']): InterruptedFailure => ({
  kind,
  message: sentences[kind],
})

/** The failure behind what `fetch` threw: its signal ended it, the browser did, or nothing came back. */
export function failureOfThrown(thrown: unknown, signal: AbortSignal | undefined): ApiFailure {
  if (signal?.aborted) return interrupted(isNamed(signal.reason, 'TimeoutError') ? 'timeout' : 'canceled')
  return interrupted(isNamed(thrown, 'AbortError') ? 'aborted' : 'network')
}

const isNamed = (thrown: unknown, name: string): boolean => thrown instanceof DOMException && thrown.name === name

const LOCKED = 423

/** The failure that an answer of the server tells. Its body may be ours (`{ message, errors?, data? }`) or anything. */
export function failureOfAnswer({ status, statusText, headers, url }: Response, body: unknown): ApiFailure {
  const entries = isObject(body) ? body : {}
  const message = entries['message']
  const errors = fieldErrors(entries['errors'])
  const data = currentResource(entries['data'])
  const meta = entries['meta']
  const retryAfter = secondsOf(headers.get('Retry-After'))
  return {
    kind: 'http',
    status,
    message: typeof message === 'string' && message !== '' ? message : messages.technical,
    ...(errors ? { errors } : {}),
    ...(data ? { data } : {}),
    ...(status === LOCKED && isObject(entries['data']) ? { held: entries['data'] } : {}),
    ...(isObject(meta) ? { meta } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...textsOf({ address: url.split('?')[0], statusText, incident: headers.get('X-Request-Id') }),
  }
}

/** Why something could not be read, for the person; and what is kept, where the server itself failed. */
export const whyNotRead = (failure: ApiFailure): string =>
  failure.kind === 'http' && failure.status >= SERVER_FAULT ? `${failure.message} ${KEPT}` : failure.message

const SERVER_FAULT = 500
const KEPT = 'Rien n’a changé, et ce que vous avez saisi est gardé.'

/** What opens the session whose password was right (202): `second_factor`, its kinds. Undefined when the login failed. */
export const askedFactors = (failure: ApiFailure): Entries | undefined =>
  failure.kind === 'http' && failure.status === 202 ? failure.meta : undefined

/** Those that say something. */
const textsOf = (texts: Readonly<Record<string, string | null | undefined>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text))

function fieldErrors(value: unknown): FieldErrors | undefined {
  if (!isObject(value)) return undefined
  const texts = (list: unknown) => (Array.isArray(list) ? list : [list]).filter((text) => typeof text === 'string')
  return Object.fromEntries(Object.entries(value).map(([name, list]) => [name, texts(list)]))
}

function currentResource(data: unknown): Resource | undefined {
  if (!isObject(data)) return undefined
  try {
    return parseDocument({ data }).resources[0]
  } catch (error) {
    if (error instanceof DocumentError) return undefined
    throw error
  }
}

/** `Retry-After` is a number of seconds, or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
