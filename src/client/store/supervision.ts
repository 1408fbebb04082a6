import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { all, call, put, spawn, type Effect } from 'redux-saga/effects'

/** What no longer runs, so that a screen can say so: a saga that died does nothing more until the page is loaded again. */
export interface SupervisionState {
  readonly stopped: readonly string[]
}

const initialState: SupervisionState = { stopped: [] }

const slice = createSlice({
  name: 'supervision',
  initialState,
  reducers: {
    sagaDied: (state, { payload }: PayloadAction<string>) => ({ stopped: [...state.stopped, payload] }),
  },
})

export const supervisionReducer = slice.reducer
export const selectStopped = (state: { readonly supervision: SupervisionState }): readonly string[] => state.supervision.stopped

type Saga = () => Generator<Effect, void, unknown>

/** Runs sagas apart from each other: one that dies is told, and the others go on. */
export function* supervise(sagas: Readonly<Record<string, Saga>>): Generator<Effect, void, unknown> {
  yield all(Object.entries(sagas).map(([name, saga]) => spawn(watch, name, saga)))
}

function* watch(name: string, saga: Saga): Generator<Effect, void, unknown> {
  try {
    yield call(saga)
  } catch (error) {
    console.error(`The saga ${name} died.`, error)
    yield put(slice.actions.sagaDied(name))
  }
}
