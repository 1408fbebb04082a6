import { type IsoDate, yearOf } from '../value/calendar'
import { frenchDate } from '../value/frenchText'

/**
 * What a value rests on: `official`, its text was read, or results that the administration published confirm it; `secondary`,
 * sources that name the text agree (models of public bodies, notaries, publishers); `unverified`, one source alone, sources
 * that disagree, or a practice.
 */
export type Evidence = 'official' | 'secondary' | 'unverified'

/** A value of law from its date of effect until the next one. */
export interface DatedValue<T> {
  from: IsoDate
  value: T
  /** Article, decree or published table that gives the value. */
  source: string
  evidence: Evidence
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
  evidence: Evidence
  /** Whether the value has taken effect on the date asked for: not so before the first one. */
  isEffective: boolean
  /** Whether the value was known to apply on the date asked for: not after the last check, nor before the first value. */
  isKnown: boolean
  /** True when an official text was read, and the value was known to apply on the date asked for. */
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
  const { value, from, source, evidence } = found
  const text = () => write(value)
  const isEffective = from <= on
  const isKnown = on <= checkedOn && isEffective
  return {
    label,
    value,
    text,
    from,
    source,
    evidence,
    isEffective,
    isKnown,
    verified: isKnown && evidence === 'official',
    checkedOn,
  }
}

/**
 * A value that a projection uses in years to come, judged on the day of the calculation: the law that is known today is applied to
 * them, as the assumptions say. The law of a tax year is voted as it ends: until then, that of the last closed year is the known one.
 */
export function knownOn(parameter: InForce<unknown>, day: IsoDate): InForce<unknown> {
  const { checkedOn, evidence, isEffective, isKnown } = parameter
  const isClosedYear = checkedOn.endsWith('-12-31') && yearOf(checkedOn) >= yearOf(day) - 1
  if (isKnown || !isEffective || !(checkedOn >= day || isClosedYear)) return parameter
  return { ...parameter, isKnown: true, verified: evidence === 'official' }
}

/** How far a parameter read on a date may be trusted: `outdated` says that its value is only the last known one. */
export type Reliability = Evidence | 'outdated'

/** What a value rests on, and whether it was known for its date. */
export function reliabilityOf({ evidence, verified }: InForce<unknown>): Reliability {
  return evidence === 'official' && !verified ? 'outdated' : evidence
}

/** Doubts of most weight first: a rule only outdated is supposed constant, as the assumptions say. */
export const DOUBTS_BY_WEIGHT = ['unverified', 'secondary', 'outdated'] as const satisfies readonly Reliability[]

/** How far the least sure of these may be trusted. */
export function leastReliability(parameters: readonly InForce<unknown>[]): Reliability {
  const found = parameters.map(reliabilityOf)
  return DOUBTS_BY_WEIGHT.find((doubt) => found.includes(doubt)) ?? 'official'
}

/** The sentence shown for a parameter that no official text confirms on the date it was used for. */
export function unverifiedSentence(parameter: InForce<unknown>): string {
  const ofLabel = sentences.get(parameter.label) ?? []
  const known = ofLabel.find(({ of }) => isSaidAs(of, parameter))
  if (known !== undefined) return known.sentence
  const sentence = sentenceOf(parameter)
  sentences.set(parameter.label, [...ofLabel, { of: parameter, sentence }])
  return sentence
}

/** The same rules are said by every operation: the sentence of a value is written once, and found by the label of its parameter. */
const sentences = new Map<string, readonly { of: InForce<unknown>; sentence: string }[]>()

function isSaidAs(one: InForce<unknown>, other: InForce<unknown>): boolean {
  return (
    one.isKnown === other.isKnown &&
    one.from === other.from &&
    one.evidence === other.evidence &&
    one.source === other.source
  )
}

function sentenceOf({ label, from, checkedOn, source, evidence, isKnown }: InForce<unknown>): string {
  const doubt = [isKnown ? [] : ['règle non vérifiée à cette date'], DOUBTS[evidence]].flat().join(', ')
  const text = evidence === 'official' ? '' : `${source}\u202f; `
  return `${label}\u00a0: ${doubt} (${text}valeur du ${frenchDate(from)}, contrôlée jusqu’au ${frenchDate(checkedOn)}).`
}

const DOUBTS: Readonly<Record<Evidence, readonly string[]>> = {
  official: [],
  secondary: ['source secondaire, texte officiel non lu'],
  unverified: ['aucun texte ne la confirme'],
}
