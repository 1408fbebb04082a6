import { choice, coordinate, numberChoice } from '../fields'
import { entriesOf } from '../json'
import { defineResource } from '../resource'

/** How one travels, and what that is called behind a duration: `30 min en transports`. */
export const travelModes = {
  car: 'en voiture',
  transit: 'en transports',
  bike: 'à vélo',
  walk: 'à pied',
} as const
export type TravelMode = keyof typeof travelModes

export const isTravelMode = (name: unknown): name is TravelMode =>
  typeof name === 'string' && Object.hasOwn(travelModes, name)

/** How long one may travel, minutes. */
export const travelMinutes = [10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60] as const

/** From where, how, and how long one travels. */
export const travelTime = defineResource('travel_time', {
  latitude: coordinate({ label: 'Latitude', required: true }),
  longitude: coordinate({ label: 'Longitude', required: true }),
  mode: choice(travelModes, { label: 'Mode', required: true }),
  minutes: numberChoice(
    travelMinutes.map((value) => ({ value, label: `${value}\u00a0min` })),
    { label: 'Durée', required: true },
  ),
})

export interface TravelTime {
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  readonly mode: TravelMode
  readonly minutes: number
}

/** Longitude, latitude: degrees, in the order of GeoJSON. */
export type Position = readonly [number, number]
type Ring = readonly Position[]
/** Its edge, then its holes. */
type Rings = readonly Ring[]

export type Area =
  | { readonly type: 'Polygon'; readonly coordinates: Rings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] }

/** What is reached in a time, as GeoJSON. */
export interface TravelTimeShape {
  readonly type: 'Feature'
  readonly geometry: Area
  readonly properties: {
    /** It is a circle as large as one usually comes, for want of a service that knows roads. */
    readonly approximate: boolean
    /** Who says so, in French. */
    readonly source: string
  }
}

/** More corners than that are of no map. */
const MOST_POSITIONS = 50_000

/** The area that a value is as GeoJSON; undefined for anything else. */
export function parseArea(value: unknown): Area | undefined {
  const { type, coordinates } = entriesOf(value)
  if (type === 'Polygon' && isRings(coordinates) && isDrawn([coordinates])) return { type, coordinates }
  if (type === 'MultiPolygon' && Array.isArray(coordinates) && coordinates.length > 0 && coordinates.every(isRings))
    return isDrawn(coordinates) ? { type, coordinates } : undefined
  return undefined
}

/** The shape that an answer is; undefined for anything else. */
export function parseTravelTimeShape(value: unknown): TravelTimeShape | undefined {
  const { type, geometry, properties } = entriesOf(value)
  const area = parseArea(geometry)
  const { approximate, source } = entriesOf(properties)
  return type === 'Feature' && area && typeof approximate === 'boolean' && typeof source === 'string'
    ? { type, geometry: area, properties: { approximate, source } }
    : undefined
}

const isDrawn = (polygons: readonly Rings[]): boolean =>
  polygons.reduce((sum, rings) => sum + rings.reduce((count, ring) => count + ring.length, 0), 0) <= MOST_POSITIONS

const isRings = (value: unknown): value is Rings => Array.isArray(value) && value.length > 0 && value.every(isRing)
const isRing = (value: unknown): value is Ring => Array.isArray(value) && value.length >= 4 && value.every(isPosition)
const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && value.length >= 2 && isWithin(value[0], 180) && isWithin(value[1], 90)
const isWithin = (value: unknown, most: number): boolean => typeof value === 'number' && Math.abs(value) <= most

/** Whether a point lies in an area: on its land, not in a hole. */
export function isInArea([longitude, latitude]: Position, area: Area): boolean {
  const polygons = area.type === 'Polygon' ? [area.coordinates] : area.coordinates
  return polygons.some(
    ([edge = [], ...holes]) =>
      isInRing(longitude, latitude, edge) && !holes.some((hole) => isInRing(longitude, latitude, hole)),
  )
}

/** By how many sides are crossed on the way east. */
function isInRing(x: number, y: number, ring: Ring): boolean {
  let isInside = false
  ring.forEach(([x1, y1], index) => {
    const [x2, y2] = ring[index === 0 ? ring.length - 1 : index - 1] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside
  })
  return isInside
}
