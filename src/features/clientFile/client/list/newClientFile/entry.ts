import type { Field, FieldErrors } from '#contract'
import { companionCreation, householdCreation } from '#features/clientFile/contract/household'

/**
 * The form is flat, the request is not: a field of the companion is called `companion_firstname` in the one,
 * `companion.firstname` in the other.
 */
const PREFIX = 'companion_'

type Fields = Readonly<Record<string, Field>>

const renamed = <Value>(
  values: Readonly<Record<string, Value>>,
  rename: (name: string) => string,
): Record<string, Value> => Object.fromEntries(Object.entries(values).map(([name, value]) => [rename(name), value]))

/** The fields of the companion as the form names them. */
export const companionFieldName = (name: keyof typeof companionCreation.fields): string => `${PREFIX}${name}`

/** What the form asks for; without a companion, nothing of them is required. */
export function entryDefinition(hasCompanion: boolean): { fields: Fields } {
  const companion: Fields = companionCreation.fields
  const asked = hasCompanion
    ? companion
    : Object.fromEntries(Object.entries(companion).map(([name, field]) => [name, { ...field, required: false }]))
  return { fields: { ...householdCreation.fields, ...renamed(asked, (name) => `${PREFIX}${name}`) } }
}

type Attributes = Readonly<Record<string, unknown>>

const ofCompanion = (name: string): boolean => name.startsWith(PREFIX)

/** The body of the request (specification §3, household create payload). */
export function requestBody(attributes: Attributes, hasCompanion: boolean): Attributes {
  const pick = (wanted: (name: string) => boolean): Attributes =>
    Object.fromEntries(Object.entries(attributes).filter(([name]) => wanted(name)))
  const household = pick((name) => !ofCompanion(name))
  return hasCompanion
    ? { ...household, companion: renamed(pick(ofCompanion), (name) => name.slice(PREFIX.length)) }
    : household
}

/** What the server refused, under the names of the form. */
export const formErrors = (errors: FieldErrors): FieldErrors =>
  renamed(errors, (name) => name.replace(/^companion\./, PREFIX))
