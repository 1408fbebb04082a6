import { findMarket, searchLocations } from '#server/services'
import type { FindMunicipalities, Municipality } from '../feed'

/** The municipalities of a postal code among the official ones, each looked for once. */
export function municipalityFinder(): FindMunicipalities {
  const found = new Map<string, readonly Municipality[]>()
  return (postalCode) => {
    const known = found.get(postalCode) ?? municipalitiesOf(postalCode)
    found.set(postalCode, known)
    return known
  }
}

const MOST_OF_A_POSTAL_CODE = 200

const municipalitiesOf = (postalCode: string): Municipality[] =>
  searchLocations({ text: postalCode, kinds: ['municipality'], limit: MOST_OF_A_POSTAL_CODE }).map(
    ({ slug, code, name }) => ({ slug, code, name, zone: findMarket(slug, 'new')?.zone ?? null }),
  )
