import type { IsoDate } from '../value/calendar'
import { frenchDate } from '../value/frenchText'

/** A value of law from its date of effect until the next one. */
export interface DatedValue<T> {
  from: IsoDate
  value: T
  /** Article, decree or published table that gives the value. */
  source: string
  /** False when no text that names its official source was read, when sources disagree, or for a practice. */
  verified: boolean
}

/** One number or table of law through time. Values run from the oldest to the newest. */
export interface Parameter<T> {
  /** French name, shown to people. */
  label: string
  /** Writes a value in French. */
  write: (value: T) => string
  /** Last date on which the newest value is known to apply; later, it is only the last known one. */
  checkedOn: IsoDate
  values: readonly [DatedValue<T>, ...DatedValue<T>[]]
}

/** A parameter read on a date. */
export interface InForce<T> {
  label: string
  value: T
  /** The value in French. */
  text: () => string
  from: IsoDate
  source: string
  /** True when the value is verified, and was known to apply on the date asked for. */
  verified: boolean
  checkedOn: IsoDate
}

/** The last value whose date of effect has come; undefined before the first one. */
export function datedOn<T>(values: readonly DatedValue<T>[], on: IsoDate): DatedValue<T> | undefined {
  return values.findLast(({ from }) => from <= on)
}

/** The value in force on a date: the last known one after `checkedOn`, the first one before any is known; neither is verified. */
export function inForce<T>(parameter: Parameter<T>, on: IsoDate): InForce<T> {
  const { label, write, checkedOn, values } = parameter
  const found = datedOn(values, on) ?? values[0]
  const verified = found.verified && on <= checkedOn && found.from <= on
  const text = () => write(found.value)
  return { label, value: found.value, text, from: found.from, source: found.source, verified, checkedOn }
}

/** The sentence shown for a parameter that is not verified on the date it was used for. */
export function unverifiedSentence(parameter: InForce<unknown>): string {
  return `${parameter.label}\u00a0: règle non vérifiée à cette date (valeur du ${frenchDate(parameter.from)}, contrôlée jusqu’au ${frenchDate(parameter.checkedOn)}).`
}
