import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { addressSearch } from '#contract/places'
import { locationPolicy, type Viewer } from '#server/access'
import {
  findLocation,
  relatedMunicipalities,
  searchLocations,
  type AddressSearch,
  type LocationSearch,
  type Place,
} from '#server/services'
import { notFound } from '../failure'
import { accepted, scopeOf } from '../guard'

const locationResource = ({ ...place }: Place): Resource => ({
  type: 'location',
  id: place.slug,
  attributes: place,
  relationships: {},
})

export function listLocations(viewer: Viewer, search: LocationSearch): Resource[] {
  scopeOf(locationPolicy.list, viewer)
  return searchLocations(search).map(locationResource)
}

/** The place of a slug, if any: a list of one or none. */
export function findLocations(viewer: Viewer, slug: string): Resource[] {
  scopeOf(locationPolicy.list, viewer)
  const place = findLocation(slug)
  return place ? [locationResource(place)] : []
}

/** @throws Failure notFound for an unknown slug */
export function readLocation(viewer: Viewer, slug: string): Resource {
  scopeOf(locationPolicy.read, viewer)
  return locationResource(placeOf(slug))
}

/** The municipalities around a place, or in it. */
export function listRelatedMunicipalities(viewer: Viewer, slug: string): Resource[] {
  scopeOf(locationPolicy.list, viewer)
  return relatedMunicipalities(placeOf(slug)).map(locationResource)
}

function placeOf(slug: string): Place {
  const place = findLocation(slug)
  if (!place) throw notFound()
  return place
}

/** Addresses that begin as what is typed, and who found them. */
export function completeAddress(viewer: Viewer, input: unknown, search: AddressSearch): ReturnType<AddressSearch> {
  scopeOf(locationPolicy.list, viewer)
  const answers = accepted(checkComplete(addressSearch, input))
  return search(answers.input, answers.types)
}
