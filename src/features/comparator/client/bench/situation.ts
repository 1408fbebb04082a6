import type { MarketFigures } from '../market/api'
import type { Reference, Subject } from './references'

/** Fewer references say little. */
export const SMALLEST_SAMPLE = 5

/** Where a figure of the subject stands. */
export interface Standing {
  /** Of the subject. */
  readonly own: number
  /** What it is measured by. */
  readonly median: number
  /** `own / median − 1`. */
  readonly gap: number
  /** Half of the references lie between; null where the figure of a market is the measure. */
  readonly range: readonly [number, number] | null
  /** How many references; 0 where the figure of a market is the measure. */
  readonly count: number
}

/** Prices by the square metre against new and existing homes, and the rent; null where the subject or the measure is not known. */
export interface Situation {
  readonly newPrice: Standing | null
  readonly oldPrice: Standing | null
  readonly rent: Standing | null
}

/** Situates a price and a rent among the references that count; the market of the municipality stands in for too few of them. */
export function situationOf(
  { price, surface, rent }: Subject,
  counted: readonly Reference[],
  market: MarketFigures | undefined,
): Situation {
  const perSquareMetre = price !== null && surface ? price / surface : null
  const [old, recent] = [true, false].map((isOld) =>
    counted.filter(({ lot }) => (lot.program.seniority === 'old') === isOld).map((each) => each.perSquareMetre),
  )
  const rents = counted.flatMap(({ rentPerSquareMetre }) => rentPerSquareMetre ?? [])
  return {
    newPrice: standingOf(perSquareMetre, recent ?? [], null),
    oldPrice: standingOf(perSquareMetre, old ?? [], market?.oldPrice ?? null),
    rent: standingOf(rent !== null && surface ? rent / surface : null, rents, market?.rent ?? null),
  }
}

function standingOf(own: number | null, values: readonly number[], market: number | null): Standing | null {
  if (own === null) return null
  if (values.length < SMALLEST_SAMPLE && market !== null)
    return { own, median: market, gap: own / market - 1, range: null, count: 0 }
  if (values.length === 0) return null
  const median = quantile(values, 0.5)
  return {
    own,
    median,
    gap: own / median - 1,
    range: [quantile(values, 0.25), quantile(values, 0.75)],
    count: values.length,
  }
}

/** By linear interpolation between the two values around it. @param values one at least */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
