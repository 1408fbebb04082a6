import { combineReducers, type Action } from '@reduxjs/toolkit'
import { api } from '#client/api'
import { autosaveReducer } from '#client/autosave'
import { calculationReducer } from '#client/calculation'
import { entitiesReducer } from '#client/entities'
import { sessionReducer, settingsReducer } from '#client/session'
import { supervisionReducer } from './supervision'

const slices = combineReducers({
  api: api.reducer,
  autosave: autosaveReducer,
  calculation: calculationReducer,
  entities: entitiesReducer,
  session: sessionReducer,
  settings: settingsReducer,
  supervision: supervisionReducer,
})

export type RootState = ReturnType<typeof slices>

/**
 * What becomes of a slice.
 * - `local`: of this device. Kept from one visit to the next, whoever uses it.
 * - `cache`: the server's. Kept too, to be there before the server answers; forgotten when the person changes.
 * - `discard`: lives as long as the page; forgotten when the person changes.
 */
export const fates = {
  api: 'discard',
  autosave: 'discard',
  calculation: 'discard',
  entities: 'discard',
  session: 'discard',
  settings: 'local',
  supervision: 'discard',
} as const satisfies Readonly<Record<keyof RootState, 'local' | 'cache' | 'discard'>>

/** The state of the application. When another person comes, or nobody, nothing of the former one stays. */
export function rootReducer(state: RootState | undefined, action: Action): RootState {
  const next = slices(state, action)
  const before = state?.session.user?.id
  return before === undefined || before === next.session.user?.id ? next : slices(impersonal(next), action)
}

/** `api` holds refs only, and its middleware: the session resets it by its own action, at login and at logout. */
function impersonal({ api, settings, supervision }: RootState): Partial<RootState> {
  return { api, settings, supervision }
}
