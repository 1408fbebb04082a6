import { checkChange, resources, type ResourceDefinition } from '#contract'
import { entriesOf, isObject, type Entries } from '#contract/json'
import type { FirmAssumptions } from '#domain'

export type LoanRates = FirmAssumptions['loan_rates']

const { fields } = resources.simulation_configuration

/** What a firm assumes, where nothing is missing of it. */
export function firmAssumptions(values: Entries): FirmAssumptions | undefined {
  const known = Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]]))
  return isWhole(known) ? known : undefined
}

const isWhole = (values: Entries): values is Entries & FirmAssumptions =>
  Object.entries(fields).every(([name, field]) => values[name] != null && field.accepts(values[name]))

interface Assumed {
  /** Today. */
  readonly values: Entries
  /** Where the firm sets nothing. */
  readonly original: Entries
}

/**
 * What a firm would assume if it saved what is typed: a value taken out is ours again.
 * @param definition of the form @returns undefined while something is typed wrong
 */
export function triedAssumptions(
  definition: Pick<ResourceDefinition, 'fields'>,
  typed: Entries,
  { values, original }: Assumed,
): FirmAssumptions | undefined {
  const checked = checkChange(definition, typed)
  return checked.valid ? firmAssumptions(completed({ ...values, ...checked.attributes }, original)) : undefined
}

/** The values, and the original ones for those that are empty; tables too. */
const completed = (values: Entries, original: Entries): Entries =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      isObject(value) ? completed(value, entriesOf(original[name])) : (value ?? original[name]),
    ]),
  )
