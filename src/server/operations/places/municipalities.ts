import { findLocation, relatedMunicipalities } from '#server/services'

/** The slugs of the municipalities of a place: itself, or those inside it; undefined for a place that does not exist. */
export function municipalitiesOf(slug: string): readonly string[] | undefined {
  const place = findLocation(slug)
  if (!place) return undefined
  return place.kind === 'municipality'
    ? [place.slug]
    : relatedMunicipalities(place).map((municipality) => municipality.slug)
}
