import type { JudgedLot } from './LotRow'
import type { Wishes } from './suitability'
import type { LotSearch } from './useLotSearch'

/** What narrows the lots; null for any. */
export interface Filters
  extends
    Pick<LotSearch, 'project' | 'highestPrice' | 'onlyAvailable' | 'onlyWanted'>,
    Pick<Wishes, 'highestEffort' | 'isWanted'> {
  /** The highest effort is that which the household wishes; nobody has set it for this search. */
  readonly isWishedEffort: boolean
}

/** The lots that suit all filters; and of those that suit the others, when one is about the effort, how many have none to judge by. */
export interface LookedFor {
  readonly lots: readonly JudgedLot[]
  /** How many suit whatever they cost a month. */
  readonly whateverEffort: number
  /** Their effort is still being calculated. */
  readonly pending: number
  /** They have no figures: what they lack is told with each. */
  readonly withoutFigures: number
  /** The effort that the household wishes, where all lots with figures are above it: it then narrows nothing. Else null. */
  readonly unmetEffort: number | null
}

/** @param isCalculating efforts are there or on their way; where none will come, none narrows the lots */
export function lookedFor(found: readonly JudgedLot[], filters: Filters, isCalculating: boolean): LookedFor {
  const wanted = found.filter((lot) => isWantedLot(lot, filters))
  const { highestEffort } = filters
  if (highestEffort === null || !isCalculating) return { ...whatever(wanted), unmetEffort: null }
  const suitable = wanted.filter(
    ({ outcome }) => outcome !== undefined && outcome.indicators.average_effort <= highestEffort,
  )
  const unknown = wanted.filter(({ outcome }) => outcome === undefined)
  const pending = unknown.filter(isAwaited).length
  if (filters.isWishedEffort && suitable.length === 0 && pending === 0 && unknown.length < wanted.length)
    return { ...whatever(wanted), unmetEffort: highestEffort }
  return {
    lots: suitable,
    whateverEffort: wanted.length,
    pending,
    withoutFigures: unknown.length - pending,
    unmetEffort: null,
  }
}

/** No effort narrows these lots. */
const whatever = (lots: readonly JudgedLot[]) => ({ lots, whateverEffort: lots.length, pending: 0, withoutFigures: 0 })

/** Neither what it comes to is known yet, nor why it has no figures. */
const isAwaited = ({ outcome, explanation }: JudgedLot): boolean => outcome === undefined && explanation === undefined

function isWantedLot({ lot }: JudgedLot, filters: Filters): boolean {
  const { project, highestPrice, onlyAvailable, onlyWanted, isWanted } = filters
  return (
    (!onlyAvailable || lot.status === 'available') &&
    (project === null || lot.program.project === project) &&
    (highestPrice === null || (lot.property_price ?? Infinity) <= highestPrice) &&
    (!onlyWanted || isWanted(lot.program.municipality))
  )
}
