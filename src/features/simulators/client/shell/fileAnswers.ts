import type { Attributes, ResourceDefinition, ResourceType } from '#contract'
import type { HouseholdBudget } from '#features/clientFile/contract/household'
import type { Values } from './addressInputs'

type Questions = Pick<ResourceDefinition, 'fields'>

/** What simulators take from a client file, as it was typed there. */
export interface FileContents extends HouseholdBudget {
  readonly ptz: Partial<Attributes<'ptz'>>
  readonly simulation: Partial<Attributes<'simulation'>>
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** A part of a file, there once, and one of its attributes. */
export interface FileField {
  readonly type: Extract<ResourceType, 'ptz' | 'simulation' | 'tax' | 'income' | 'charge'>
  readonly name: string
}

/** What a simulator takes from a client file, and what it may write there. */
export interface FileAnswers {
  /** The answers that the file has; those that it leaves empty are absent or null. */
  readonly read: (file: FileContents) => Values
  /** Where the file keeps an answer, by the name of the answer. Absent: the file has no field for it, or works it out. */
  readonly places: (file: FileContents) => Readonly<Record<string, FileField>>
}

/** Attributes of a section that answers go to. */
export interface SectionWrite {
  readonly type: FileField['type']
  readonly attributes: Values
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** The answers to these questions that the file gives, without those that it leaves empty. */
export const givenBy = ({ fields }: Questions, { read }: FileAnswers, file: FileContents): Values =>
  Object.fromEntries(
    Object.entries(read(file)).filter(([name, value]) => Object.hasOwn(fields, name) && isGiven(value)),
  )

/** What the given answers write, by section. An answer left empty empties nothing. */
export function written({ places }: FileAnswers, file: FileContents, values: Values): readonly SectionWrite[] {
  const byType = new Map<FileField['type'], Record<string, unknown>>()
  for (const [answer, { type, name }] of Object.entries(places(file)))
    if (isGiven(values[answer])) byType.set(type, { ...byType.get(type), [name]: values[answer] })
  return [...byType].map(([type, attributes]) => ({ type, attributes }))
}

/** French names of the given answers that a file has no field for. */
export function unwritten(
  { fields }: Questions,
  { places }: FileAnswers,
  file: FileContents,
  values: Values,
): readonly string[] {
  const kept = places(file)
  return Object.entries(fields).flatMap(([name, { label }]) =>
    isGiven(values[name]) && values[name] !== false && !Object.hasOwn(kept, name) ? [label] : [],
  )
}

/** Answers that have the same names in a section of the file. */
export const placesIn = (type: FileField['type'], names: readonly string[]): Readonly<Record<string, FileField>> =>
  Object.fromEntries(names.map((name) => [name, { type, name }]))
