import type { FoundAddress } from '#contract/places'
import { searchLocations } from '../locations'

/** A name is looked for in this many last words, the most first. */
const LONGEST_NAME = 4
/** Fewer letters name too many places. */
const SHORTEST = 3

/** The municipalities that the end of an address names, by postal code or by name: `12 rue de la Loge montp`. */
export function searchMunicipalities(input: string, limit: number): FoundAddress[] {
  const words = input.split(/[\s,]+/).filter((word) => word !== '')
  const postalCode = words.findLast((word) => /^\d{5}$/.test(word))
  const endings = Array.from({ length: Math.min(LONGEST_NAME, words.length) }, (_, index) =>
    words.slice(index - Math.min(LONGEST_NAME, words.length)).join(' '),
  )
  for (const text of postalCode === undefined ? endings : [postalCode]) {
    const places = text.length < SHORTEST ? [] : searchLocations({ text, kinds: ['municipality'], limit })
    if (places.length > 0) return places.map((place) => found(place, postalCode))
  }
  return []
}

function found(
  { name, slug, code, postal_codes }: ReturnType<typeof searchLocations>[number],
  typed: string | undefined,
): FoundAddress {
  const postalCode = postal_codes.find((code) => code === typed) ?? postal_codes[0] ?? null
  return {
    label: `${name} (${postalCode ?? slug})`,
    address: null,
    postal_code: postalCode,
    municipality: slug,
    insee_code: code,
    latitude: null,
    longitude: null,
  }
}
