import { createAction, isAnyOf, type Action, type UnknownAction } from '@reduxjs/toolkit'
import { conflictResolved, created, deleted, discarded, retried, saveNow, typed } from './actions'
import type { AutosaveState } from './state'

/**
 * Several tabs, one queue. The leading tab's state is the truth; every other tab shows it with its own acts on top, those
 * that the truth does not hold yet. Each act carries its tab and its number there, so that it is taken once.
 */

/** What a person does to the queue. */
export const isAct = isAnyOf(typed, created, deleted, saveNow, retried, discarded, conflictResolved)

/** An act, the tab that did it, and its number among the acts of that tab. */
export interface NumberedAct extends UnknownAction {
  readonly meta: { readonly tab: string; readonly number: number }
}

export function isNumbered(action: Action): action is NumberedAct {
  const meta: unknown = isAct(action) && 'meta' in action ? action.meta : undefined
  return (
    typeof meta === 'object' &&
    meta !== null &&
    'tab' in meta &&
    typeof meta.tab === 'string' &&
    'number' in meta &&
    typeof meta.number === 'number'
  )
}

/** The state that the leading tab or storage holds, and acts of this tab to be done again on top of it, in order. */
export const shared = createAction<{ readonly state: AutosaveState; readonly acts: readonly UnknownAction[] }>(
  'autosave/shared',
)

export const isTaken = ({ taken }: AutosaveState, { meta: { tab, number } }: NumberedAct): boolean =>
  number <= (taken[tab] ?? 0)

/** How many tabs are remembered. */
const TABS = 50

/** The state with an act counted as applied; the tabs heard longest ago are forgotten. */
export function withTaken(state: AutosaveState, { meta: { tab, number } }: NumberedAct): AutosaveState {
  const others = Object.entries(state.taken).filter(([other]) => other !== tab)
  return { ...state, taken: Object.fromEntries([...others.slice(1 - TABS), [tab, number]]) }
}
