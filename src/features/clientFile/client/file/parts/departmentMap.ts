import type { NamedAreas } from '#client/screens/outlines'

type Position = readonly number[]
type Ring = readonly Position[]

/** A department, drawn in a square. */
export interface DepartmentMap {
  /** Its outline, as the `d` of a path. */
  readonly outline: string
  /** Where a place stands in the square, from its upper left corner. @param position degrees, longitude first */
  readonly placed: (position: Position) => readonly [x: number, y: number]
}

/** Edge of the square. */
export const SIDE = 40

const maps = new WeakMap<NamedAreas['features'][number], DepartmentMap>()

/** The map of the department that a place is in; undefined for one in none. @param position degrees, longitude first */
export function departmentMap(departments: NamedAreas, position: Position): DepartmentMap | undefined {
  const area = departments.features.find((department) => ringsOf(department).some((ring) => isWithin(ring, position)))
  if (!area) return undefined
  const map = maps.get(area) ?? drawn(ringsOf(area))
  maps.set(area, map)
  return map
}

/** The outer edges of an area: its lakes and enclaves are too small to be seen. */
const ringsOf = ({ geometry }: NamedAreas['features'][number]): readonly Ring[] =>
  (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flatMap(([edge]) =>
    edge ? [edge] : [],
  )

/** Whether a line from a place to the east crosses the edge an odd number of times. */
function isWithin(ring: Ring, [x = 0, y = 0]: Position): boolean {
  let isInside = false
  for (const [index, [toX = 0, toY = 0]] of ring.entries()) {
    const [fromX = 0, fromY = 0] = ring.at(index - 1) ?? []
    if (fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)) isInside = !isInside
  }
  return isInside
}

/** True to scale at the middle of the area, and as large as the square holds. */
function drawn(rings: readonly Ring[]): DepartmentMap {
  const points = rings.flat()
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const [width, height] = [(east - west) * squeeze, north - south]
  const scale = SIDE / Math.max(width, height)
  const [left, top] = [(SIDE - width * scale) / 2, (SIDE - height * scale) / 2]
  const placed: DepartmentMap['placed'] = ([x = 0, y = 0]) => [
    left + (x - west) * squeeze * scale,
    top + (north - y) * scale,
  ]
  const written = (ring: Ring) =>
    ring
      .map((point) =>
        placed(point)
          .map((at) => at.toFixed(1))
          .join(','),
      )
      .join(' ')
  return { outline: rings.map((ring) => `M${written(ring)}z`).join(''), placed }
}
