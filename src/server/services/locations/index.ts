import { directory, type Place, type PlaceKind } from './directory'
import { plainText } from './slug'

/** The place of a slug, also found by another of its postal codes (`montpellier-34090`). */
export function findLocation(slug: string): Place | undefined {
  return directory().bySlug.get(slug)
}

/** The municipality of a slug, or the only one of a name that is said without its postal code (`rennes`). */
export function findMunicipality(slug: string): Place | undefined {
  const found = findLocation(slug)
  if (found) return found.kind === 'municipality' ? found : undefined
  const name = plainText(slug)
  const named = directory().entries.filter(
    ({ place, plainName }) => place.kind === 'municipality' && plainName === name,
  )
  return named.length === 1 ? named[0]?.place : undefined
}

export interface LocationSearch {
  /** Beginning of a name or postal code, with or without accents; empty: everything. */
  readonly text: string
  /** Only these kinds; undefined: all. */
  readonly kinds?: readonly PlaceKind[] | undefined
  readonly limit: number
}

/** Places whose name or postal code begins with the text, then those with a word that does; the most populated first. */
export function searchLocations({ text, kinds, limit }: LocationSearch): Place[] {
  const wanted = plainText(text)
  const beginning: Place[] = []
  const within: Place[] = []
  for (const { place, plainName } of directory().entries) {
    if (kinds && !kinds.includes(place.kind)) continue
    if (plainName.startsWith(wanted) || place.postal_codes.some((code) => code.startsWith(wanted)))
      beginning.push(place)
    else if (within.length < limit && plainName.includes(` ${wanted}`)) within.push(place)
    if (beginning.length === limit) break
  }
  return [...beginning, ...within].slice(0, limit)
}

/**
 * The municipalities that go with a place: those of the same agglomeration (itself left out), or those inside a larger
 * place. The most populated first.
 */
export function relatedMunicipalities(place: Place): Place[] {
  const isRelated = relation(place)
  return directory()
    .entries.map((entry) => entry.place)
    .filter((other) => other.kind === 'municipality' && other.code !== place.code && isRelated(other))
}

function relation(place: Place): (other: Place) => boolean {
  switch (place.kind) {
    case 'region':
      return (other) => other.region_code === place.code
    case 'department':
      return (other) => other.department_code === place.code
    case 'agglomeration':
      return (other) => other.agglomeration_code === place.code
    case 'municipality':
      return (other) => other.agglomeration_code !== null && other.agglomeration_code === place.agglomeration_code
  }
}
