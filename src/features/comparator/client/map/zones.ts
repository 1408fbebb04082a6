import type { Area, Position } from '#contract/places'
import type { Zone } from '#features/comparator/contract'

/** What is shown where nothing is to be shown. */
export const FRANCE: Zone = [-5.2, 41.3, 9.7, 51.1]

/** The smallest zone around positions; France without any. */
export function zoneAround(positions: readonly Position[]): Zone {
  if (positions.length === 0) return FRANCE
  const [xs, ys] = [positions.map(([x]) => x), positions.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** The corners of an area. */
export const positionsOf = (area: Area): readonly Position[] =>
  (area.type === 'Polygon' ? [area.coordinates] : area.coordinates).flatMap(([edge = []]) => edge)

export const centreOf = ([west, south, east, north]: Zone): Position => [(west + east) / 2, (south + north) / 2]
