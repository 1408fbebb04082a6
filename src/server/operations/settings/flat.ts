import { isObject, type Entries } from '#contract/json'

/** Settings by key: what is inside a table is named after it (`loan_rates.25`). A list is one value. */
export function flatSettings(values: Entries): Entries {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      isTable(value) ? Object.entries(value).map(([key, inner]) => [`${name}.${key}`, inner]) : [[name, value]],
    ),
  )
}

/** A safe tree has a type: it is a value of its own. */
const isTable = (value: unknown): value is Entries => isObject(value) && !('type' in value)

/** The same settings with their tables again. */
export function nestedSettings(flat: Entries): Entries {
  const nested: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(flat)) {
    const [name = '', inner] = key.split('.')
    const table = nested[name]
    nested[name] = inner === undefined ? value : { ...(isObject(table) ? table : {}), [inner]: value }
  }
  return nested
}
