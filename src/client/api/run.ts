import type { SerializedError, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { CANCEL } from 'redux-saga'
import { call, getContext, type Effect } from 'redux-saga/effects'
import type { ApiFailure } from '#client/transport'

/** What starting an endpoint gives: a promise that can be aborted. */
interface Started<Data> extends PromiseLike<{ readonly data?: Data | undefined; readonly error?: ApiFailure | SerializedError | undefined }> {
  abort(): void
}
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>
export type Outcome<Data> = { readonly data: Data; readonly error?: undefined } | { readonly data?: undefined; readonly error: ApiFailure }

/**
 * Runs an endpoint from a saga: `const { data, error } = yield* run(api.endpoints.update.initiate(arg, { track: false }))`.
 * When the saga is cancelled, the request is really aborted: redux-saga cancels a promise through its `CANCEL` key only.
 * The saga middleware must hold the store's `dispatch` in its context.
 * @throws {Error} when the endpoint itself broke: a fault of ours, which no failure of the server can cause.
 */
export function* run<Data>(request: ThunkAction<Started<Data>, unknown, unknown, UnknownAction>): Generator<Effect, Outcome<Data>, unknown> {
  const dispatch: unknown = yield getContext('dispatch')
  if (!isDispatch(dispatch)) throw new Error('The context of the sagas has no dispatch.')
  const started = dispatch(request)
  const outcomes: Outcome<Data>[] = []
  yield call(() => Object.assign(started.then((ended) => outcomes.push(outcomeOf(ended))), { [CANCEL]: () => { started.abort() } }))
  const [outcome] = outcomes
  if (!outcome) throw new Error('A request ended without an outcome.')
  return outcome
}

const isDispatch = (value: unknown): value is Dispatch => typeof value === 'function'

function outcomeOf<Data>({ data, error }: Awaited<Started<Data>>): Outcome<Data> {
  if (error && 'kind' in error) return { error }
  if (error || data === undefined) throw new Error(error?.message ?? 'A request ended without data.')
  return { data }
}
