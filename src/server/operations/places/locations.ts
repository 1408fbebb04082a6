import { checkComplete } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { addressChoice, addressSearch, locationDay, type AddressSource, type FoundAddress } from '#contract/places'
import { locationPolicy, type Viewer } from '#server/access'
import {
  findLocation,
  findMarket,
  relatedMunicipalities,
  searchLocations,
  type AddressSearch,
  type LocationSearch,
  type Place,
} from '#server/services'
import { findMarketSources } from '#server/services/market'
import { listInForce, valueIn, type FigureSource } from '#server/services/official'
import { notFound } from '../failure'
import { accepted, scopeOf } from '../guard'
import { addressIdOf, addressOfId } from './addressId'

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

/**
 * A place, and of a municipality what is known of it on a day.
 * @param input the day, `date`; today without
 * @throws Failure notFound for an unknown slug
 */
export function readLocation(
  viewer: Viewer,
  slug: string,
  input: unknown,
): { readonly data: Resource; readonly meta?: object } {
  scopeOf(locationPolicy.read, viewer)
  const { date } = accepted(checkComplete(locationDay, input))
  const place = placeOf(slug)
  const data = locationResource(place)
  return place.kind === 'municipality' ? { data, meta: figuresOf(place, date ?? undefined) } : { data }
}

/** Zone, rent, prices, agreements and usury thresholds of a municipality, and where each comes from. */
function figuresOf({ slug, code }: Place, on: string | undefined): object {
  const [ort, qpv, rates] = [listInForce('ort', on), listInForce('qpv', on), listInForce('rates', on)]
  return {
    ...findMarket(slug, 'old', on),
    ort: valueIn(ort, code) ?? null,
    qpv: valueIn(qpv, code) ?? [],
    rates: rates ? Object.fromEntries(rates.values) : null,
    sources: { ...findMarketSources(slug, on), ort: sourceOf(ort), qpv: sourceOf(qpv), rates: sourceOf(rates) },
  }
}

const sourceOf = (list: FigureSource | undefined): FigureSource | null =>
  list ? { source: list.source, licence: list.licence, as_of: list.as_of } : null

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

/** An address, and the id by which it is asked for again. */
interface ChosenAddress extends FoundAddress {
  readonly id: string
}

/** Addresses that begin as what is typed, and who found them. */
export async function completeAddress(
  viewer: Viewer,
  input: unknown,
  search: AddressSearch,
): Promise<{ readonly source: AddressSource; readonly found: readonly ChosenAddress[] }> {
  scopeOf(locationPolicy.list, viewer)
  const answers = accepted(checkComplete(addressSearch, input))
  const { source, found } = await search(answers.input, answers.types)
  return { source, found: found.map((address) => ({ id: addressIdOf(address), ...address })) }
}

/** One address that was found. @throws Failure invalid, notFound */
export function readAddress(viewer: Viewer, input: unknown): ChosenAddress {
  scopeOf(locationPolicy.read, viewer)
  const { address_id: id } = accepted(checkComplete(addressChoice, input))
  const address = addressOfId(id)
  if (!address) throw notFound()
  return { id, ...address }
}
