import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { isObject, isNumber, isText } from '#contract/json'
import { offlineDataForgotten } from '#client/store'

/** A calculation that was made on this device. */
export interface RecentSimulation {
  /** The page of the simulator. */
  readonly address: string
  /** The answers, as they stand behind the address: no client is named there. */
  readonly search: string
  /** What came of it: `125 000 €`. */
  readonly headline: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The last first. */
export type RecentSimulations = readonly RecentSimulation[]

const MOST = 6
const none: RecentSimulations = []

/** A calculation rested on its answer. The one that the same visit told before is replaced. @param since when the visit began */
export const simulationMade = createAction<RecentSimulation & { readonly since: number }>('simulators/made')

/** What storage held of an earlier visit. */
export const recentRestored = createAction<RecentSimulations>('simulators/recentRestored')

export function recentReducer(state: RecentSimulations = none, action: UnknownAction): RecentSimulations {
  if (recentRestored.match(action)) return [...state, ...action.payload].slice(0, MOST)
  if (offlineDataForgotten.match(action)) return none
  if (!simulationMade.match(action)) return state
  const { since, ...made } = action.payload
  const others = state.filter(({ address, search, at }) =>
    address === made.address ? at < since && search !== made.search : true,
  )
  return [made, ...others].slice(0, MOST)
}

/** Parses what another visit wrote, perhaps of another build. */
export const parseRecent = (stored: unknown): RecentSimulations =>
  Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : none

const isRecent = (value: unknown): value is RecentSimulation =>
  isObject(value) &&
  isText(value['address']) &&
  isText(value['search']) &&
  isText(value['headline']) &&
  isNumber(value['at'])
