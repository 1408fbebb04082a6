import type { NamedAreas } from '#client/screens/outlines'

export type District = NamedAreas['features'][number]

/** Degrees, longitude first. */
export type Coordinates = readonly [longitude: number, latitude: number]

/** Metres east and north of a place. */
export type Metres = readonly [east: number, north: number]

/** A priority district around a place. */
export interface NearDistrict {
  readonly name: string
  readonly code: string
  /** Metres from its nearest edge; 0 inside. */
  readonly distance: number
  /** Its outer edges and its holes. */
  readonly rings: readonly (readonly Metres[])[]
}

/** Metres in a degree of latitude. */
const DEGREE = 111_195

/** Metres that are beyond what any rule counts from: farther districts are of no matter. */
export const FARTHEST = 2_000

/** The districts around a place, the nearest first. */
export function nearDistricts({ features }: NamedAreas, place: Coordinates): readonly NearDistrict[] {
  return features
    .filter((district) => isAround(district, place))
    .map((district) => measured(district, place))
    .filter(({ distance }) => distance <= FARTHEST)
    .sort((one, other) => one.distance - other.distance)
}

/** A flat map around a place: true within metres over the few kilometres that count. */
const metresFrom =
  ([longitude, latitude]: Coordinates) =>
  ([x = 0, y = 0]: readonly number[]): Metres => [
    (x - longitude) * DEGREE * Math.cos((latitude * Math.PI) / 180),
    (y - latitude) * DEGREE,
  ]

const polygonsOf = ({ geometry }: District) =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates

/** No district is wider than some kilometres: one whose first point is ten away is not looked at. */
function isAround(district: District, place: Coordinates): boolean {
  const [point] = polygonsOf(district)[0]?.[0] ?? []
  if (!point) return false
  return Math.hypot(...metresFrom(place)(point)) < FARTHEST + 8_000
}

function measured(district: District, place: Coordinates): NearDistrict {
  const toMetres = metresFrom(place)
  const rings = polygonsOf(district).flatMap((polygon) => polygon.map((ring) => ring.map(toMetres)))
  const { name, code } = district.properties
  return { name, code, rings, distance: isInside(rings) ? 0 : Math.min(...rings.flatMap(edgeDistances)) }
}

type Ring = readonly Metres[]

/** Of each edge of a ring: how far it is from the place, metres. */
const edgeDistances = (ring: Ring): readonly number[] =>
  ring.slice(1).map((end, index) => edgeDistance(ring[index] ?? end, end))

function edgeDistance([fromX, fromY]: Metres, [toX, toY]: Metres): number {
  const [width, height] = [toX - fromX, toY - fromY]
  const length = width ** 2 + height ** 2
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * width + fromY * height) / length))
  return Math.hypot(fromX + share * width, fromY + share * height)
}

/** Whether a line from the place to the east crosses the edges an odd number of times: holes are left out by the same count. */
function isInside(rings: readonly Ring[]): boolean {
  const crossings = rings.flatMap((ring) =>
    ring.slice(1).filter(([toX, toY], index) => {
      const [fromX, fromY] = ring[index] ?? [toX, toY]
      return fromY > 0 !== toY > 0 && fromX + ((0 - fromY) / (toY - fromY)) * (toX - fromX) > 0
    }),
  )
  return crossings.length % 2 === 1
}
