import type { Reducer } from '@reduxjs/toolkit'
import { persistReducer, type Storage } from 'redux-persist'
import { parseSettings } from '#client/session'
import { fates, type RootState } from './state'

/** Grows when what is kept changes its form. */
const VERSION = 1

/** The reducer with what is kept from one visit to the next. */
export function persisted(reducer: Reducer<RootState>, storage: Storage) {
  const kept = Object.entries(fates).flatMap(([slice, fate]) => fate === 'discard' ? [] : [slice])
  return persistReducer<RootState>({ key: 'solive', version: VERSION, storage, whitelist: kept, stateReconciler: take }, reducer)
}

/** Storage may be older than us, or altered: each kept slice is read as unknown, and whatever else is there is left. */
function take(stored: unknown, _before: RootState, state: RootState): RootState {
  const settings = typeof stored === 'object' && stored !== null && 'settings' in stored ? stored.settings : undefined
  return { ...state, settings: { ...state.settings, ...parseSettings(settings) } }
}
