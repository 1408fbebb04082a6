import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import { isNumber, isObject, isText } from '#contract/json'
import { offlineDataForgotten } from '#client/store'

/** What a simulator answered last while somebody was on its page. */
export interface RecordedCalculation {
  /** Names the visit of the page. */
  readonly visit: string
  /** Of the page of the simulator, with the answers: `/simulateurs/pret-a-taux-zero?property_price=210000`. */
  readonly address: string
  /** What counts most of the answer: `Prêt à taux zéro de 94 000 €`. */
  readonly figure: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The latest first. */
export type RecordedCalculations = readonly RecordedCalculation[]

/** A slice of the store is an object: a snapshot is read slice by slice. */
export interface SimulatorCalculations {
  readonly latest: RecordedCalculations
}

const MOST = 6

const none: SimulatorCalculations = { latest: [] }

/** An answer has rested on screen; a later one of the same visit takes its place. */
export const calculationRecorded = createAction<RecordedCalculation>('simulatorCalculations/recorded')

/** What storage held of an earlier visit. */
export const calculationsRestored = createAction<RecordedCalculations>('simulatorCalculations/restored')

export function calculationsReducer(state: SimulatorCalculations = none, action: UnknownAction): SimulatorCalculations {
  if (offlineDataForgotten.match(action)) return none
  if (calculationsRestored.match(action)) return latestOf([...state.latest, ...action.payload])
  if (!calculationRecorded.match(action)) return state
  return latestOf([action.payload, ...state.latest])
}

/** The same answers of another visit are the same calculation: a page that is opened again says nothing new. */
function latestOf(calculations: RecordedCalculations): SimulatorCalculations {
  const sorted = calculations.toSorted((one, other) => other.at - one.at)
  const isLatest = ({ visit, address }: RecordedCalculation, rank: number): boolean =>
    !sorted.slice(0, rank).some((later) => later.visit === visit || later.address === address)
  return { latest: sorted.filter(isLatest).slice(0, MOST) }
}

export const parseCalculations = (stored: unknown): RecordedCalculations =>
  Array.isArray(stored) ? stored.filter(isCalculation) : []

const isCalculation = (value: unknown): value is RecordedCalculation =>
  isObject(value) && [value['visit'], value['address'], value['figure']].every(isText) && isNumber(value['at'])
