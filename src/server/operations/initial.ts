import { initialAttributes, type ResourceDefinition } from '#contract'
import { isObject, type Entries } from '#contract/json'

type Definition = Pick<ResourceDefinition, 'fields'>

/** The attributes of a new resource that are stored with it; what only the server writes has its value from the database. */
export function writableInitial(definition: Definition): Entries {
  return Object.fromEntries(
    Object.entries(initialAttributes(definition)).filter(([name]) => !definition.fields[name]?.readOnly),
  )
}

/**
 * What was sent, with the initial value of what it does not name; anything but an object as it came.
 * @param filled `optional`: what is required must be sent, although a form begins with a value
 */
export function withInitial(definition: Definition, input: unknown, filled: 'all' | 'optional' = 'all'): unknown {
  if (!isObject(input)) return input
  const initial = Object.entries(writableInitial(definition)).filter(
    ([name]) => filled === 'all' || definition.fields[name]?.required !== true,
  )
  return { ...Object.fromEntries(initial), ...input }
}
