import type { FoundAddress } from '#contract/places'
import { findLocation } from '../locations'
import { slugOf } from '../locations/slug'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The addresses of a GeoJSON answer of the Géoplateforme; undefined when it is none. Lines without a label are left out. */
export function parseAddresses(body: unknown): FoundAddress[] | undefined {
  const features = isObject(body) ? body['features'] : undefined
  if (!Array.isArray(features)) return undefined
  return features.flatMap((feature: unknown) => {
    const properties = isObject(feature) ? feature['properties'] : undefined
    return isObject(properties) ? (addressOf(properties) ?? []) : []
  })
}

function addressOf(properties: Readonly<Record<string, unknown>>): FoundAddress | undefined {
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
