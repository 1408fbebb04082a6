import { entriesOf, isNumber, isObject, type Entries } from '#contract/json'
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
    return isObject(properties) ? (addressOf(properties, entriesOf(feature)['geometry']) ?? []) : []
  })
}

function addressOf(properties: Entries, geometry: unknown): FoundAddress | undefined {
  const [label, name, city, postalCode] = ['label', 'name', 'city', 'postcode'].map((key) => textOf(properties[key]))
  if (!label) return undefined
  const [longitude, latitude] = pointOf(geometry)
  const place = city && postalCode ? findLocation(slugOf(city, postalCode)) : undefined
  return {
    label,
    address: properties['type'] === 'municipality' ? null : (name ?? null),
    postal_code: postalCode ?? null,
    municipality: place?.slug ?? null,
    insee_code: textOf(properties['citycode']),
    latitude,
    longitude,
  }
}

/** Longitude and latitude, degrees; nulls for what is no point. */
function pointOf(geometry: unknown): readonly [number | null, number | null] {
  const { coordinates } = entriesOf(geometry)
  const point: readonly unknown[] = Array.isArray(coordinates) ? coordinates : []
  const [longitude, latitude] = [point[0], point[1]]
  return isNumber(longitude) && isNumber(latitude) ? [longitude, latitude] : [null, null]
}
