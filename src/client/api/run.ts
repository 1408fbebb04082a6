import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { CANCEL } from 'redux-saga'
import { getContext } from 'redux-saga/effects'
import { call, type Saga } from '#client/sagas'
import { outcomeOf, type Ended, type Outcome } from './outcome'

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
