import { combineReducers, type Action, type Reducer } from '@reduxjs/toolkit'
import { isObject, isText } from '#contract/json'
import { api } from '#client/api'
import { autosaveReducer } from '#client/autosave/queue'
import { entitiesReducer } from '#client/entities'
import { feedbackReducer } from '#client/feedback'
import { meetingReducer, sessionReducer, settingsReducer } from '#client/session/slices'
import { featureSlices, type RootState } from './feature'
import type { KitState } from './kitState'
import { supervisionReducer } from './supervision'

export type { RootState } from './feature'

/** The endpoint that an action of a request names; undefined for any other action. */
function endpointOf(action: Action): string | undefined {
  const meta = 'meta' in action && isObject(action.meta) ? action.meta : undefined
  const asked = meta && isObject(meta['arg']) ? meta['arg'] : undefined
  return isText(asked?.['endpointName']) ? asked['endpointName'] : undefined
}

/**
 * Some endpoints come with their screen. A replay meets requests of screens that are not loaded: RTK Query cannot write what it
 * does not know, and holds no data of its own.
 */
const requestsReducer: typeof api.reducer = (state, action) => {
  const endpoint = endpointOf(action)
  const isKnown = endpoint === undefined || Object.hasOwn(api.endpoints, endpoint)
  return isKnown || state === undefined ? api.reducer(state, action) : state
}

const kitReducers = {
  api: requestsReducer,
  autosave: autosaveReducer,
  entities: entitiesReducer,
  feedback: feedbackReducer,
  meeting: meetingReducer,
  session: sessionReducer,
  settings: settingsReducer,
  supervision: supervisionReducer,
}

/**
 * What becomes of a slice.
 * - `device`: of this device. Kept from one visit to the next, whoever comes.
 * - `local`: of the person, and nowhere else yet. Kept for them, from one visit to the next, until the server has it.
 * - `cache`: the server's. Kept for the person as far as they opened it, to be there without network.
 * - `discard`: lives as long as the page.
 *
 * All but `device` leave the store when the person changes. A slice of a feature is a `cache` or a `discard`.
 */
type Fate = 'device' | 'local' | 'cache' | 'discard'

const kitFates = {
  api: 'discard',
  autosave: 'local',
  entities: 'cache',
  feedback: 'discard',
  meeting: 'device',
  session: 'device',
  settings: 'device',
  supervision: 'discard',
} as const satisfies Readonly<Record<keyof KitState, Fate>>

/** The fate of each slice, those of features too, by name. */
export const fates = (): Readonly<Record<string, Fate>> => ({
  ...kitFates,
  ...Object.fromEntries(featureSlices().map(([name, { cache }]) => [name, cache ? 'cache' : 'discard'] as const)),
})

/**
 * The reducer of the kit's slices and of those that features have added. What features merged into `RootState` is what
 * they added, which the compiler cannot know: hence the cast.
 */
function combined(): Reducer<RootState, Action, Partial<RootState> | undefined> {
  const added = Object.fromEntries(featureSlices().map(([name, { reducer }]) => [name, reducer] as const))
  return combineReducers({ ...kitReducers, ...added }) as unknown as ReturnType<typeof combined>
}

let slices: ReturnType<typeof combined> | undefined
let counted = 0

/** Made again when a feature was added since. */
function slicesNow(): ReturnType<typeof combined> {
  const count = featureSlices().length
  if (!slices || count !== counted) slices = combined()
  counted = count
  return slices
}

/** The state of the application. When another person comes, or nobody, nothing of the former one stays. */
export function rootReducer(state: RootState | undefined, action: Action): RootState {
  const reduce = slicesNow()
  const next = reduce(state, action)
  const before = state?.session.user?.id
  return before === undefined || before === next.session.user?.id ? next : reduce(impersonal(next), action)
}

/** `api` holds refs only, and its middleware: the session resets it by its own action, at login and at logout. */
function impersonal({ api, settings, supervision }: RootState): Partial<RootState> {
  return { api, settings, supervision }
}
