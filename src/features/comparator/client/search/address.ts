import { isEqual } from '#contract/json'
import { comparatorAddress } from '#features/catalogue/contract'
import type { LotCriteria } from '#features/comparator/contract'
import { parameters } from './parameters'
import type { AddressFault, Search } from './Search'

type Key = keyof Search
const isKey = (name: string): name is Key => Object.hasOwn(parameters, name)
const keys = Object.keys(parameters).filter(isKey)

/** What is looked for when an address says nothing. */
export const usualSearch: Search = readAll(new URLSearchParams())

/**
 * Reads the search of an address: what it does not say is usual, a parameter that is none of ours is let be, and one of ours that
 * says nothing that exists is told.
 * @param location the slug of a place, the last part of the path
 */
export function parseSearch(
  location: string | undefined,
  query: URLSearchParams,
): { readonly search: Search; readonly faults: readonly AddressFault[] } {
  const whole = new URLSearchParams(query)
  if (location !== undefined) whole.set('lieux', [location, ...(query.get('lieux')?.split(',') ?? [])].join(','))
  const faults = keys.flatMap((key): readonly AddressFault[] => {
    const { name, read } = parameters[key]
    const value = whole.get(name)
    return value === null || read(value) !== undefined ? [] : [{ name, value }]
  })
  return { search: readAll(whole), faults }
}

/**
 * Writes the address of a search: the first place in the path, the rest in the query.
 * @param others parameters that are none of ours, such as the columns chosen
 */
export function printSearch(search: Search, others = new URLSearchParams()): string {
  const [location, ...places] = search.places
  const query = new URLSearchParams(others)
  const asked = { ...search, places }
  for (const key of keys) {
    const text = written(key, asked[key])
    if (text === null) query.delete(parameters[key].name)
    else query.set(parameters[key].name, text)
  }
  // Commas and colons read well and need no escape in a query (RFC 3986, 3.4).
  const text = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return `${comparatorAddress(location)}${text === '' ? '' : `?${text}`}`
}

/** Null for what goes without saying. */
function written<Name extends Key>(key: Name, value: Search[Name]): string | null {
  const { usual, write } = parameters[key]
  return isEqual(value, usual) ? null : write(value)
}

type Get = <Name extends Key>(key: Name) => Search[Name]

function readAll(query: URLSearchParams): Search {
  const get: Get = (key) => {
    const { name, usual, read } = parameters[key]
    const value = query.get(name)
    return (value === null ? undefined : read(value)) ?? usual
  }
  return {
    ...readCriteria(get),
    highestEffort: get('highestEffort'),
    weights: get('weights'),
    floors: get('floors'),
    clientFile: get('clientFile'),
    sort: get('sort'),
    view: get('view'),
    hasMap: get('hasMap'),
    compared: get('compared'),
  }
}

function readCriteria(get: Get): LotCriteria {
  return {
    places: get('places'),
    isAround: get('isAround'),
    placesLeftOut: get('placesLeftOut'),
    projects: get('projects'),
    lowestPrice: get('lowestPrice'),
    highestPrice: get('highestPrice'),
    lowestYield: get('lowestYield'),
    kinds: get('kinds'),
    rooms: get('rooms'),
    smallestSurface: get('smallestSurface'),
    largestSurface: get('largestSurface'),
    lowestFloor: get('lowestFloor'),
    exposures: get('exposures'),
    isOutdoor: get('isOutdoor'),
    hasParking: get('hasParking'),
    delivery: get('delivery'),
    deliveredBefore: get('deliveredBefore'),
    promoters: get('promoters'),
    managers: get('managers'),
    isNfHabitat: get('isNfHabitat'),
    isRecent: get('isRecent'),
    isCheaper: get('isCheaper'),
    onlyAvailable: get('onlyAvailable'),
    zone: get('zone'),
    travel: get('travel'),
  }
}
