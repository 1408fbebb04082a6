import { schemes } from '#domain'
import { initialAttributes, resources, type Attributes } from '#contract'
import { criteriaOfAlert, type Zone } from '#features/comparator/contract'
import { printSearch, usualSearch } from '../search/address'
import type { Search } from '../search/Search'
import { changingAlert } from './changedAlert'

type Alert = Attributes<'search_alert'>

/** What an alert made of a search looks for: without a scheme, all of them. */
export const attributesOfSearch = (search: Search) => ({
  locations: [
    ...search.places.map((location) => ({ location, include: true })),
    ...search.placesLeftOut.map((location) => ({ location, include: false })),
  ],
  around: search.isAround,
  projects: search.projects.length > 0 ? search.projects : schemes.all.map(({ id }) => id),
  travel_time: search.travel,
  zone: search.zone && zoneOf(search.zone),
  price_min: search.lowestPrice,
  price_max: search.highestPrice,
  kinds: search.kinds,
  rooms: search.rooms,
  surface_min: search.smallestSurface,
  surface_max: search.largestSurface,
  floor_min: search.lowestFloor,
  exposures: search.exposures,
  outdoor: search.isOutdoor,
  parking: search.hasParking,
  delivery: search.delivery,
  delivery_before: search.deliveredBefore,
  promoters: search.promoters,
  managers: search.managers,
  nf_habitat: search.isNfHabitat,
  net_yield_min: search.lowestYield === null ? null : search.lowestYield / 100,
  // Nobody’s effort is none (`AskedOfLots` says so).
  max_monthly_effort: search.clientFile === null ? null : search.highestEffort,
  criteria_min: search.floors,
  client_file: search.clientFile,
  new_only: search.isRecent,
  price_drop: search.isCheaper,
})

const zoneOf = ([west, south, east, north]: Zone) => ({ west, south, east, north })

/** An alert as it was read, whole. */
export const wholeAlert = (read: Partial<Alert>): Alert => ({ ...initialAttributes(resources.search_alert), ...read })

/** The search that finds what an alert looks for. */
export function searchOfAlert(alert: Alert): Search {
  const criteria = criteriaOfAlert(alert)
  return {
    ...usualSearch,
    ...criteria,
    projects: criteria.projects.length === schemes.all.length ? [] : criteria.projects,
    floors: alert.criteria_min ?? {},
    highestEffort: alert.max_monthly_effort,
    clientFile: alert.client_file,
  }
}

export const addressOfAlert = (alert: Alert): string => printSearch(searchOfAlert(alert))

/** The search that says all of an alert, to be changed and saved back. */
export const addressToChange = (alert: Alert, id: string): string =>
  changingAlert(printSearch({ ...searchOfAlert(alert), isRecent: alert.new_only, isCheaper: alert.price_drop }), id)
