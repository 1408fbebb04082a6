import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { put } from 'redux-saga/effects'
import { call, fork, take, type Saga } from '#client/sagas'

/** What does not work in this page, so that a screen can say so. */
export interface SupervisionState {
  /** Sagas that died and were not started again. */
  readonly stopped: readonly string[]
  /** The browser refuses to keep what is typed: it is safe on the server only. */
  readonly isStorageRefused: boolean
}

const initialState: SupervisionState = { stopped: [], isStorageRefused: false }

const slice = createSlice({
  name: 'supervision',
  initialState,
  reducers: {
    sagaDied: (state, { payload }: PayloadAction<string>) => ({ ...state, stopped: [...state.stopped, payload] }),
    /** A person restarts the sagas that stopped. */
    sagasRestarted: (state) => ({ ...state, stopped: [] }),
    storageRefused: (state) => ({ ...state, isStorageRefused: true }),
  },
})

export const supervisionReducer = slice.reducer
export const { sagasRestarted, storageRefused } = slice.actions

interface State {
  readonly supervision: SupervisionState
}
export const selectStopped = ({ supervision }: State): readonly string[] => supervision.stopped
export const selectIsStorageRefused = ({ supervision }: State): boolean => supervision.isStorageRefused

/** Runs sagas independently: one that throws is logged and shown as stopped, the others go on, and a person may restart it. */
export function* supervise(sagas: Readonly<Record<string, () => Saga>>): Saga {
  for (const [name, saga] of Object.entries(sagas)) yield* fork(watch, name, saga)
}

function* watch(name: string, saga: () => Saga): Saga {
  for (;;) {
    try {
      yield* call(saga)
      return
    } catch (error) {
      console.error(`The saga ${name} died.`, error)
      yield put(slice.actions.sagaDied(name))
    }
    yield* take(sagasRestarted)
  }
}
