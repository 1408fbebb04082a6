import { extent, ticks } from 'd3-array'

/** One thing of a cloud of points. */
export interface ScatterPoint {
  readonly key: string
  readonly x: number
  readonly y: number
  /** Kinds are told by shape, never by colour alone. */
  readonly shape: 'circle' | 'square' | 'diamond'
  /** Drawn hollow: it does not count. */
  readonly isOut?: boolean
  /** What it is, and its figures, in words. */
  readonly words: string
}

export interface PlacedPoint {
  readonly point: ScatterPoint
  readonly left: number
  readonly top: number
}

interface Tick {
  readonly value: number
  readonly at: number
}

export interface ScatterGeometry {
  readonly points: readonly PlacedPoint[]
  readonly xTicks: readonly Tick[]
  readonly yTicks: readonly Tick[]
}

/** Room around the points for the axes, pixels. */
export const EDGES = { top: 28, right: 20, bottom: 44, left: 76 } as const
/** The part of the range that stays empty on either side. */
const AIR = 0.06
const TICKS = 5

/** Places points in a drawing of that size, in pixels; both axes hold what there is, not zero. */
export function scatterGeometry(points: readonly ScatterPoint[], width: number, height: number): ScatterGeometry {
  const x = scaleOf(
    points.map((point) => point.x),
    EDGES.left,
    width - EDGES.right,
  )
  const y = scaleOf(
    points.map((point) => point.y),
    height - EDGES.bottom,
    EDGES.top,
  )
  return {
    points: points
      .map((point) => ({ point, left: x.place(point.x), top: y.place(point.y) }))
      .toSorted((one, other) => one.left - other.left || other.top - one.top),
    xTicks: ticks(x.lowest, x.highest, width < 480 ? 3 : TICKS).map((value) => ({ value, at: x.place(value) })),
    yTicks: ticks(y.lowest, y.highest, TICKS).map((value) => ({ value, at: y.place(value) })),
  }
}

function scaleOf(values: readonly number[], from: number, to: number) {
  const [least = 0, most = 0] = extent(values)
  // One value alone stands in the middle.
  const air = (most - least) * AIR || Math.abs(most) * AIR || 1
  const [lowest, highest] = [least - air, most + air]
  return {
    lowest,
    highest,
    place: (value: number) => from + ((value - lowest) / (highest - lowest)) * (to - from),
  }
}

/** The place of the point that is nearest, in a list of one at least. */
export function nearestPoint(points: readonly PlacedPoint[], left: number, top: number): number {
  const distance = (index: number) => Math.hypot((points[index]?.left ?? 0) - left, (points[index]?.top ?? 0) - top)
  return points.reduce((best, _, index) => (distance(index) < distance(best) ? index : best), 0)
}
