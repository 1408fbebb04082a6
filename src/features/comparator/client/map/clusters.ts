import type { Position } from '#contract/places'
import type { Pin } from './pins'

/** Pins that stand too near to each other to be told apart. */
export interface Cluster {
  /** That of its best pin: it stays while what is around changes. */
  readonly id: string
  readonly position: Position
  readonly pins: readonly Pin[]
}

/** Pixels of the whole world at zoom 0, as MapLibre counts. */
const WORLD = 512
/** How near pins may stand, pixels. */
const NEAR = 48

/** Where a position lies in the world at a zoom (Web Mercator), pixels. */
export function pixelsOf([longitude, latitude]: Position, zoom: number): readonly [number, number] {
  const size = WORLD * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [((longitude + 180) / 360) * size, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size]
}

interface Growing {
  readonly place: readonly [number, number]
  readonly pins: Pin[]
}

/** Groups pins, the best first, each with those near to it; the same at a zoom wherever the map is moved. */
export function clustersOf(pins: readonly Pin[], zoom: number): readonly Cluster[] {
  const cells = new Map<string, Growing[]>()
  const clusters: Growing[] = []
  for (const pin of pins.toSorted((one, other) => (other.score ?? -1) - (one.score ?? -1))) {
    const place = pixelsOf(pin.position, zoom)
    const near = around(place)
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((cluster) => isNear(cluster.place, place))
    if (near) {
      near.pins.push(pin)
      continue
    }
    const cluster = { place, pins: [pin] }
    const cell = cellOf(place)
    cells.set(cell, [...(cells.get(cell) ?? []), cluster])
    clusters.push(cluster)
  }
  return clusters.flatMap(({ pins: group }) => {
    const [first] = group
    return first ? [{ id: first.id, position: first.position, pins: group }] : []
  })
}

const isNear = ([x1, y1]: Growing['place'], [x2, y2]: Growing['place']): boolean => Math.hypot(x1 - x2, y1 - y2) < NEAR
const cellOf = ([x, y]: Growing['place'], right = 0, down = 0): string =>
  `${String(Math.floor(x / NEAR) + right)} ${String(Math.floor(y / NEAR) + down)}`
const STEPS = [-1, 0, 1]
const around = (place: Growing['place']): readonly string[] =>
  STEPS.flatMap((right) => STEPS.map((down) => cellOf(place, right, down)))
