import type { SerializedError } from '@reduxjs/toolkit'
import type { FieldErrors } from '#contract'
import type { ApiFailure } from '#client/transport'

/** How a request ended: what the endpoint answers, or why there is no answer. */
export type Outcome<Data> =
  { readonly data: Data; readonly error?: undefined } | { readonly data?: undefined; readonly error: ApiFailure }

/** What RTK Query makes of it: `error` may also be an exception, serialised. */
export interface Ended<Data> {
  readonly data?: Data | undefined
  readonly error?: ApiFailure | SerializedError | undefined
}

/**
 * The outcome behind what an `initiate` resolves to.
 * @throws {Error} when the endpoint itself broke: a fault of ours, which no failure of the server can cause.
 */
export function outcomeOf<Data>({ data, error }: Ended<Data>): Outcome<Data> {
  if (error && 'kind' in error) return { error }
  if (error || data === undefined) throw new Error(error?.message ?? 'A request ended without data.')
  return { data }
}

/** What a form shows of a failure: the messages by field, else one for the whole (`''`). */
export function errorsOf(failure: ApiFailure): FieldErrors {
  return failure.kind === 'http' && failure.errors ? failure.errors : { '': [failure.message] }
}
