import type { FieldErrors } from '#contract'
import type { Resource } from '#contract/jsonapi'

/**
 * Why a request gave no answer, in plain data. `message` is French, for the person.
 * - `network`: nothing came back; the server may or may not have done what was asked.
 * - `timeout`, `aborted`: its signal ended it, by time or on purpose.
 * - `document`: an answer came that is not one of this API.
 * - `http`: the server refused, with its status.
 */
export type ApiFailure = InterruptedFailure | HttpFailure

export interface InterruptedFailure {
  readonly kind: 'network' | 'timeout' | 'aborted' | 'document'
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
  /** With 429 or 503: seconds to wait before asking again. */
  readonly retryAfter?: number
}
