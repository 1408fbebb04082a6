import { askingOf, grammarOf, searchOf } from '#server/http/collections'
import { refused } from '#server/http/filters'
import type { ApiRoute, Query } from '#server/http/routes'
import { scopeOf } from '#server/operations'
import { properties } from '../collections'
import { mapPrograms } from '../operations/map'
import type { Bounds } from '../repositories'

const { sorts: _sorts, ...asList } = grammarOf({ ...properties.list, isWhole: true })

/** Where programmes stand, by what is asked of their lots. */
export const mapRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/v3/map/programs',
    access: 'viewer',
    isForVisitors: true,
    isLarge: true,
    summary:
      'Les programmes d’une carte, par les filtres des lots et `filter[bbox]=ouest,sud,est,nord`\u202f; 2\u202f000 au plus, les mieux notés d’abord',
    query: { ...asList, filters: [...(asList.filters ?? []), 'bbox'] },
    handle: async (call) => {
      const asked = { ...askingOf(call), scope: scopeOf(properties.policy.list, call.viewer) }
      const search = searchOf(call.query, { ...properties.list, isWhole: true }, call)
      await properties.list.check?.(search, asked)
      return { json: await mapPrograms(asked, search, boundsOf(call.query)) }
    },
  },
]

/** @throws Problem 400 */
function boundsOf({ filters }: Query): Bounds | undefined {
  const values = filters.get('bbox')
  if (!values) return undefined
  const [west, south, east, north] = values.map((text) => (/^-?\d{1,3}(\.\d{1,10})?$/.test(text) ? Number(text) : NaN))
  const isSaid =
    values.length === 4 && isBetween(west, 180) && isBetween(east, 180) && isBetween(south, 90) && isBetween(north, 90)
  if (!isSaid || south > north) throw refused('bbox', 'ouest,sud,est,nord sont attendus, en degrés')
  return [west, south, east, north]
}

const isBetween = (degrees: number | undefined, most: number): degrees is number =>
  degrees !== undefined && Math.abs(degrees) <= most
