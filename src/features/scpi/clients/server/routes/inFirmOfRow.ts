import type { ApiRoute, Call } from '#server/http/routes'
import { findFirmOf, type PlaceOfRow } from '../repositories/clients'

/** By the beginning of a path, where the row is that it names first. */
const PLACES: readonly (readonly [string, PlaceOfRow])[] = [
  ['/scpi/v1/client/:id', 'client'],
  ['/scpi/v1/pp-accounts/:id', 'account'],
  ['/scpi/v1/pp-account-children/:itemId', 'child'],
]

/**
 * Who sees every firm of the platform works inside of the firm of the row that a path names: what is written there is that firm’s.
 * For anybody else nothing changes.
 */
export function inFirmOfRow<Route extends ApiRoute>(route: Route): Route {
  const place = PLACES.find(([path]) => route.path === path || route.path.startsWith(`${path}/`))?.[1]
  if (place === undefined || route.access === 'public') return route
  return { ...route, handle: async (call: Call) => route.handle(await insideOf(place, call)) }
}

async function insideOf(place: PlaceOfRow, call: Call): Promise<Call> {
  const { viewer, database, parameter } = call
  if (viewer.kind !== 'member' || viewer.scpiPerimeter !== 'platform') return call
  const companyId = await findFirmOf(database, place, parameter(place === 'child' ? 'itemId' : 'id'))
  return companyId === undefined ? call : { ...call, viewer: { ...viewer, companyId } }
}
