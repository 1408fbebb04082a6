import type { AddressSource, FoundAddress } from '#contract/places'
import { searchMunicipalities } from './municipalities'
import { parseAddresses } from './parse'

/** @param types natures of the Géoplateforme: `housenumber,street` */
export type AddressSearch = (
  input: string,
  types: string,
) => Promise<{ readonly source: AddressSource; readonly found: readonly FoundAddress[] }>

/** Someone is typing: a later answer is of no use. Milliseconds. */
const TIMEOUT = 1_500
/** How long nobody asks a service that did not answer, in milliseconds. */
const REST = 60_000
const FOUND = 6

/**
 * Looks addresses up in the Géoplateforme (IGN, Base Adresse Nationale, open data); in our own municipalities while it does
 * not answer.
 * @param service its address, `https://data.geopf.fr`
 */
export function openAddressSearch(service: string): AddressSearch {
  let restsUntil = 0
  return async (input, types) => {
    if (performance.now() >= restsUntil) {
      const found = await ask(service, input, types)
      if (found) return { source: 'geoplateforme', found }
      restsUntil = performance.now() + REST
    }
    return { source: 'embedded', found: searchMunicipalities(input, FOUND) }
  }
}

/** Undefined when the service does not answer in time, or not with addresses. */
async function ask(service: string, input: string, types: string): Promise<FoundAddress[] | undefined> {
  const query = new URLSearchParams({
    q: input,
    index: 'address',
    autocomplete: '1',
    limit: String(FOUND),
    type: types,
  })
  try {
    const answer = await fetch(`${service}/geocodage/search?${query.toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT),
    })
    // It refuses what it cannot read: a text too short, for instance.
    if (answer.status === 400) return []
    return answer.ok ? parseAddresses(await answer.json()) : undefined
  } catch {
    return undefined
  }
}
