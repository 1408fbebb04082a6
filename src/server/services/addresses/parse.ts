import { entriesOf, isObject, type Entries } from '#contract/json'
import type { FoundAddress } from '#contract/places'
import { findLocation } from '../locations'
import { slugOf } from '../locations/slug'

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The addresses of a GeoJSON answer of the Géoplateforme; undefined when it is none. Lines without a label are left out. */
export function parseAddresses(body: unknown): FoundAddress[] | undefined {
  const features = entriesOf(body)['features']
  if (!Array.isArray(features)) return undefined
  return features.flatMap((feature: unknown) => {
    const properties = entriesOf(feature)['properties']
    return isObject(properties) ? (addressOf(properties) ?? []) : []
  })
}

function addressOf(properties: Entries): FoundAddress | undefined {
  const [label, name, city, postalCode] = ['label', 'name', 'city', 'postcode'].map((key) => textOf(properties[key]))
  if (!label) return undefined
  const place = city && postalCode ? findLocation(slugOf(city, postalCode)) : undefined
  return {
    label,
    address: properties['type'] === 'municipality' ? null : (name ?? null),
    postal_code: postalCode ?? null,
    municipality: place?.slug ?? null,
  }
}
