import { readOutlines } from '#client/screens/outlines'
import type { Zone } from '#features/comparator/contract'
import type { NamedAreas } from './MapSurface'

/** Who drew the background that comes with the application. */
export const BACKGROUND_SOURCE = 'Contours IGN ADMIN EXPRESS (france-geojson), Licence Ouverte 2.0'

/** Departments of France. @throws Error when they cannot be read */
export const readDepartments = (): Promise<NamedAreas> => readOutlines('departments.json')

const communes = new Map<string, Promise<NamedAreas['features']>>()

/** The communes of departments; those that cannot be read are left out, and asked for again. */
export async function readCommunes(departments: readonly string[]): Promise<NamedAreas> {
  const read = departments.map((code) => {
    const known = communes.get(code) ?? readOutlines(`communes/${code}.json`).then(({ features }) => features)
    communes.set(code, known)
    return known.catch(() => {
      communes.delete(code)
      return []
    })
  })
  return { type: 'FeatureCollection', features: (await Promise.all(read)).flat() }
}

const boxes = new WeakMap<NamedAreas['features'][number], Zone>()

/** The smallest zone around an area. */
export function boxOf(area: NamedAreas['features'][number]): Zone {
  const known = boxes.get(area)
  if (known) return known
  const { geometry } = area
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const edge = polygons.flatMap(([ring = []]) => ring)
  const [xs, ys] = [edge.map(([x = 0]) => x), edge.map(([, y = 0]) => y)]
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const
  boxes.set(area, box)
  return box
}

export const overlap = ([w1, s1, e1, n1]: Zone, [w2, s2, e2, n2]: Zone): boolean =>
  w1 < e2 && w2 < e1 && s1 < n2 && s2 < n1
