import type { Reducer } from '@reduxjs/toolkit'
import { createTransform, persistReducer, type Storage } from 'redux-persist'
import autoMergeLevel2 from 'redux-persist/lib/stateReconciler/autoMergeLevel2'
import { parseSettings } from '#client/session'
import { fates, type RootState } from './state'

/** Grows when what is kept changes its form. */
const VERSION = 1

/** What storage holds may be older than us, or altered: read as unknown. */
const settings = createTransform<unknown, unknown, RootState, RootState>((kept) => kept, parseSettings, { whitelist: ['settings'] })

/** The reducer with what is kept from one visit to the next. */
export function persisted(reducer: Reducer<RootState>, storage: Storage) {
  const kept = Object.entries(fates).flatMap(([slice, fate]) => fate === 'discard' ? [] : [slice])
  return persistReducer<RootState>({ key: 'solive', version: VERSION, storage, whitelist: kept, transforms: [settings], stateReconciler: autoMergeLevel2 }, reducer)
}
