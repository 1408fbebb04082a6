import type { Attributes } from '#contract'
import type { HouseholdBudget, HouseholdMembers } from '#features/clientFile/contract/household'
import type { Values } from './addressInputs'

/** What a client file says, as it is typed. */
export interface FileSections {
  readonly household: HouseholdMembers & HouseholdBudget
  readonly simulation: Partial<Attributes<'simulation'>>
  readonly ptz: Partial<Attributes<'ptz'>>
}

/** The sections of a file that an answer is written in; each stands in a file once. */
export type WrittenSection = 'simulation' | 'ptz' | 'tax' | 'charge'

/** Answers as a file holds them, by section. */
export type WrittenAnswers = Readonly<Partial<Record<WrittenSection, Values>>>

/** What a simulator takes from a client file, and what it writes there. */
export interface FileAnswers {
  /** The answers that a file gives; null where it says nothing. @param today `YYYY-MM-DD` */
  readonly read: (file: FileSections, today: string) => Values
  readonly written: (values: Values) => WrittenAnswers
}

/** Some values under other names, those that were given. */
export function renamed(values: Values, names: Readonly<Record<string, string>>): Values {
  const given = Object.entries(names).flatMap(([name, other]) => {
    const value = values[name]
    return value === null || value === undefined || value === '' ? [] : [[other, value] as const]
  })
  return Object.fromEntries(given)
}

/** Some values under their own names. */
export const only = (values: Values, names: readonly string[]): Values =>
  renamed(values, Object.fromEntries(names.map((name) => [name, name])))
