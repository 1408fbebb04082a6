import { ticks } from 'd3-array'
import { series, type EffortBand, type EffortYear, type SeriesName } from './effortYear'

interface Bar {
  readonly name: SeriesName
  readonly year: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly year: number
  readonly x: number
  readonly y: number
}

export interface EffortGeometry {
  readonly bars: readonly Bar[]
  /** What is left each year: the effort, below zero when money is to be found. */
  readonly line: readonly Point[]
  /** The edges of what is left when things turn out otherwise, the upper one first; empty without a band. */
  readonly band: readonly (readonly Point[])[]
  readonly gridlines: readonly { readonly euros: number; readonly y: number }[]
  readonly zero: number
  /** Width given to a year, gap included. */
  readonly step: number
}

/** The part of a year’s width that stays empty. */
const GAP = 0.3

/** What stays free around the bars, for labels: in pixels on screen, in points on paper. */
export interface ChartMargin {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const MARGIN: ChartMargin = { top: 24, right: 8, bottom: 28, left: 76 }

/** Places every mark of the chart, in the unit of the drawing’s size. */
export function effortGeometry(
  years: readonly EffortYear[],
  width: number,
  height: number,
  band: readonly EffortBand[] = [],
  margin: ChartMargin = MARGIN,
): EffortGeometry {
  const inflow = (year: EffortYear) => year.rents + year.taxSaving
  const outflow = (year: EffortYear) => year.loanPayment + year.charges + year.taxes
  const shown = band.filter((of) => years.some(({ year }) => year === of.year))
  const outwards = [...years.map((year) => Math.max(outflow(year), year.effort)), ...shown.map((of) => of.highest)]
  const inwards = [...years.map((year) => Math.max(inflow(year), -year.effort)), ...shown.map((of) => -of.lowest)]
  const lowest = Math.min(0, ...outwards.map((euros) => -euros))
  const highest = Math.max(1, ...inwards)
  const scale = (euros: number) =>
    margin.top + ((highest - euros) / (highest - lowest)) * (height - margin.bottom - margin.top)
  const step = (width - margin.left - margin.right) / Math.max(1, years.length)
  const center = (place: number) => margin.left + (place + 0.5) * step
  const barWidth = step * (1 - GAP)

  const edge = (effort: (of: EffortBand) => number): readonly Point[] =>
    years.flatMap(({ year }, place) => {
      const found = band.find((of) => of.year === year)
      return found ? [{ year, x: center(place), y: scale(-effort(found)) }] : []
    })

  return {
    bars: years.flatMap((year, place) => barsOf(year, scale, center(place) - barWidth / 2, barWidth)),
    line: years.map(({ year, effort }, place) => ({ year, x: center(place), y: scale(-effort) })),
    band: band.length === 0 ? [] : [edge(({ lowest }) => lowest), edge(({ highest }) => highest)],
    gridlines: ticks(lowest, highest, 5).map((euros) => ({ euros, y: scale(euros) })),
    zero: scale(0),
    step,
  }
}

/** The bars of one year, stacked from the zero line: what comes in upwards, what goes out downwards. */
function barsOf(year: EffortYear, scale: (euros: number) => number, x: number, width: number): Bar[] {
  const reached = { in: 0, out: 0 }
  return series.flatMap(({ name, side }) => {
    const from = reached[side]
    const to = from + (side === 'in' ? year[name] : -year[name])
    reached[side] = to
    const top = scale(Math.max(from, to))
    const bar = { name, year: year.year, x, width, y: top, height: scale(Math.min(from, to)) - top }
    return year[name] === 0 ? [] : [bar]
  })
}
