import { initialAttributes, type ResourceDefinition } from '#contract'

/** The attributes of a new resource that are stored with it; what only the server writes has its value from the database. */
export function writableInitial(definition: ResourceDefinition): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(initialAttributes(definition)).filter(([name]) => !definition.fields[name]?.readOnly))
}
