import { combineReducers, type Action } from '@reduxjs/toolkit'
import { api } from '#client/api'
import { autosaveReducer } from '#client/autosave/queue'
import { calculationReducer, contextsReducer } from '#client/calculation'
import { optimalInvestmentReducer } from '#client/calculation/optimalInvestment'
import { entitiesReducer } from '#client/entities'
import { meetingReducer, sessionReducer, settingsReducer } from '#client/session/slices'
import { openedFilesReducer } from './openedFiles'
import { supervisionReducer } from './supervision'

const slices = combineReducers({
  api: api.reducer,
  autosave: autosaveReducer,
  calculation: calculationReducer,
  entities: entitiesReducer,
  meeting: meetingReducer,
  openedFiles: openedFilesReducer,
  optimalInvestment: optimalInvestmentReducer,
  session: sessionReducer,
  settings: settingsReducer,
  simulationContexts: contextsReducer,
  supervision: supervisionReducer,
})

export type RootState = ReturnType<typeof slices>

/**
 * What becomes of a slice.
 * - `device`: of this device. Kept from one visit to the next, whoever comes.
 * - `local`: of the person, and nowhere else yet. Kept for them, from one visit to the next, until the server has it.
 * - `cache`: the server's. Kept for the person as far as they opened it, to be there without network.
 * - `discard`: lives as long as the page.
 *
 * All but `device` leave the store when the person changes.
 */
export const fates = {
  api: 'discard',
  autosave: 'local',
  calculation: 'discard',
  entities: 'cache',
  meeting: 'device',
  openedFiles: 'cache',
  optimalInvestment: 'discard',
  session: 'device',
  settings: 'device',
  simulationContexts: 'cache',
  supervision: 'discard',
} as const satisfies Readonly<Record<keyof RootState, 'device' | 'local' | 'cache' | 'discard'>>

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
