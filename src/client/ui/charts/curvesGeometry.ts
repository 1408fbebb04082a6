import { ticks } from 'd3-array'
import { effortIn, yearsOf, type Curve } from './curve'
import { MARGIN, type Point } from '#presentation/charts'

interface PlacedCurve {
  readonly curve: Curve
  readonly line: readonly Point[]
  /** Where its name stands, beside its last point and clear of the other names. */
  readonly end: { readonly x: number; readonly y: number }
}

export interface CurvesGeometry {
  readonly curves: readonly PlacedCurve[]
  readonly years: readonly { readonly year: number; readonly x: number }[]
  readonly gridlines: readonly { readonly euros: number; readonly y: number }[]
  readonly zero: number
  /** Width given to a year. */
  readonly step: number
}

/** Room for the names at the end of the lines, and between two of them. Pixels. */
const NAMES = 28
const NAME_HEIGHT = 15

/** Places the curves in a drawing of that size, in pixels: as in the chart of one operation, what is to be paid stands below zero. */
export function curvesGeometry(curves: readonly Curve[], width: number, height: number): CurvesGeometry {
  const years = yearsOf(curves)
  const left = curves.flatMap(({ points }) => points.map(({ effort }) => -effort))
  const [lowest, highest] = [Math.min(-1, ...left), Math.max(0, ...left)]
  const scale = (euros: number) =>
    MARGIN.top + ((highest - euros) / (highest - lowest)) * (height - MARGIN.bottom - MARGIN.top)
  const step = (width - MARGIN.left - NAMES) / Math.max(1, years.length)
  const center = (place: number) => MARGIN.left + (place + 0.5) * step
  const placed = curves.map((curve) => ({
    curve,
    line: years.flatMap((year, place) => {
      const effort = effortIn(curve, year)
      return effort === undefined ? [] : [{ year, x: center(place), y: scale(-effort) }]
    }),
  }))
  return {
    curves: withEnds(placed, height - MARGIN.bottom),
    years: years.map((year, place) => ({ year, x: center(place) })),
    gridlines: ticks(lowest, highest, 5).map((euros) => ({ euros, y: scale(euros) })),
    zero: scale(0),
    step,
  }
}

/** Names go down from the highest line, each clear of the one before; up again where they would leave the drawing. */
function withEnds(placed: readonly Omit<PlacedCurve, 'end'>[], lowest: number): PlacedCurve[] {
  const lastOf = ({ line }: Omit<PlacedCurve, 'end'>) => line.at(-1) ?? { x: 0, y: 0 }
  const downwards = placed.toSorted((first, second) => lastOf(first).y - lastOf(second).y)
  const ends: number[] = []
  for (const one of downwards) ends.push(Math.max(lastOf(one).y, (ends.at(-1) ?? -Infinity) + NAME_HEIGHT))
  const raised = ends.map((end, rank) => Math.min(end, lowest - (ends.length - 1 - rank) * NAME_HEIGHT))
  return placed.map((one) => ({ ...one, end: { x: lastOf(one).x + 8, y: raised[downwards.indexOf(one)] ?? 0 } }))
}
