import type { Reducer } from '@reduxjs/toolkit'
import { persistReducer, type Storage } from 'redux-persist'
import { parseSettings } from '#client/session/device'
import { parseLastUser, parseMeeting } from '#client/session/slices'
import { fates, type RootState } from './state'

/** Grows when what is kept changes its form. */
const VERSION = 1

/**
 * The reducer with what is kept for whoever comes. What is kept for a person is the business of `work`.
 * @param key the name that it is kept by on this device
 */
export function persisted(reducer: Reducer<RootState>, storage: Storage, key: string) {
  const kept = Object.entries(fates()).flatMap(([slice, fate]) => (fate === 'device' ? [slice] : []))
  return persistReducer<RootState>({ key, version: VERSION, storage, whitelist: kept, stateReconciler: take }, reducer)
}

/** Storage may be older than us, or altered: each kept slice is read as unknown, and whatever else is there is left. */
function take(stored: unknown, _before: RootState, state: RootState): RootState {
  const held: Readonly<Record<string, unknown>> = { ...(typeof stored === 'object' ? stored : null) }
  return {
    ...state,
    settings: { ...state.settings, ...parseSettings(held['settings']) },
    meeting: parseMeeting(held['meeting']),
    session: { ...state.session, user: parseLastUser(held['session']) },
  }
}
