import type { ThunkAction, ThunkDispatch, UnknownAction, SerializedError } from '@reduxjs/toolkit'
import { CANCEL } from 'redux-saga'
import { getContext } from 'redux-saga/effects'
import { call, type Saga } from '#client/sagas'
import type { FieldErrors } from '#contract'
import type { ApiFailure } from '#client/transport'

/** What starting an endpoint gives: a promise that can be aborted. */
interface Started<Data> extends PromiseLike<Ended<Data>> {
  abort(): void
}
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/**
 * Runs an endpoint from a saga: `const { data, error } = yield* run(api.endpoints.update.initiate(arg, { track: false }))`.
 * When the saga is cancelled, the request is really aborted: redux-saga cancels a promise through its `CANCEL` key only.
 * The saga middleware must hold the store's `dispatch` in its context.
 * @throws {Error} when the endpoint itself broke (see `outcomeOf`).
 */
export function* run<Data>(request: ThunkAction<Started<Data>, unknown, unknown, UnknownAction>): Saga<Outcome<Data>> {
  const dispatch: unknown = yield getContext('dispatch')
  if (!isDispatch(dispatch)) throw new Error('The context of the sagas has no dispatch.')
  const started = dispatch(request)
  const ends: Ended<Data>[] = []
  yield* call(() =>
    Object.assign(
      started.then((end) => ends.push(end)),
      {
        [CANCEL]: () => {
          started.abort()
        },
      },
    ),
  )
  const [end] = ends
  if (!end) throw new Error('A request never ended.')
  return outcomeOf(end)
}

const isDispatch = (value: unknown): value is Dispatch => typeof value === 'function'

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
