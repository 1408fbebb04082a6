import { messages, type ResourceDefinition } from '#contract'
import { findLocation } from '#server/services'
import { invalid } from '../failure'

/** The same attributes, once every place that they name exists. @throws Failure invalid, by field */
export function acceptedPlaces<Attributes extends object>(
  definition: ResourceDefinition,
  attributes: Attributes,
): Attributes {
  const unknown = Object.entries(attributes).filter(
    ([name, value]) =>
      definition.fields[name]?.kind === 'location' && typeof value === 'string' && !findLocation(value),
  )
  if (unknown.length > 0) throw invalid(Object.fromEntries(unknown.map(([name]) => [name, [messages.location]])))
  return attributes
}
