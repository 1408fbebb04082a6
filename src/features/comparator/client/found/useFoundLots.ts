import { useMemo } from 'react'
import { outcomeOf, type HouseholdLots } from '#features/clientFile/client/lots'
import type { Search } from '../search/Search'
import type { SortKey } from '../search/sorts'
import { useScoring } from '../weights/useScoring'
import { effortFilter } from './effortFilter'
import { mostRestrictive } from './findLots'
import { inOrder, usualOrder, type FoundLot, type Order } from './inOrder'
import type { LotFilter } from './lotFilters'
import type { NarrowedLots } from './useNarrowedLots'

export interface FoundLots {
  readonly rows: readonly FoundLot[]
  readonly order: Order
  /** Parts of the search that are in use. */
  readonly filters: readonly Pick<LotFilter, 'key' | 'text' | 'without'>[]
  /** Lots that are not eligible: they are among the rows, at the end. */
  readonly ineligible: number
  /** Lots whose effort is still being calculated, where it tells whether they are looked for. */
  readonly pending: number
  /** Lots without figures, that the effort asked for leaves out. */
  readonly withoutFigures: number
  /** Lots that a filter alone leaves out because they do not say what it asks about: how many, by what they lack. */
  readonly unknown: ReadonlyMap<string, number>
  /** What to let go where nothing is found, and how many lots that shows. */
  readonly release: { readonly filter: Pick<LotFilter, 'text' | 'without'>; readonly count: number } | undefined
}

interface Question {
  readonly search: Search
  readonly narrowed: NarrowedLots
  readonly household: HouseholdLots | undefined
}

/** The lots of a search in its order: scores are worked out again only when what they rest on has changed. */
export function useFoundLots({ search, narrowed: { filters, found }, household }: Question): FoundLots {
  const { highestEffort } = search
  const scoreOf = useScoring(search)
  const scored = useMemo(() => found.lots.map((lot) => ({ lot, score: scoreOf(lot) })), [found, scoreOf])
  const outcomes = hasEfforts(household) ? household.outcomes.byId : undefined
  const judged = useMemo(
    () => scored.map((lot): FoundLot => ({ ...lot, ...outcomeOf(outcomes?.get(lot.lot.id)) })),
    [scored, outcomes],
  )
  const effort = outcomes ? highestEffort : null
  const affordable = useMemo(() => withinEffort(judged, effort), [judged, effort])
  const order = shownOrder(search.sort, outcomes !== undefined)
  const rows = useMemo(() => inOrder(affordable.lots, order), [affordable, order])
  const release = mostRestrictive(filters, found.kept)
  return {
    rows,
    order,
    filters: effort === null ? filters : [...filters, effortFilter(effort)],
    ineligible: rows.filter(({ score }) => score.failed.length > 0).length,
    pending: affordable.pending,
    withoutFigures: affordable.withoutFigures,
    unknown: found.unknown,
    release: effort !== null && judged.length > 0 ? { filter: effortFilter(effort), count: judged.length } : release,
  }
}

/** Whether the household says enough for its efforts to be calculated, and nothing broke. */
export const hasEfforts = (household: HouseholdLots | undefined): household is HouseholdLots =>
  household !== undefined && Object.keys(household.calculation.missing).length === 0 && !household.outcomes.hasFailed

const orders = { effort: usualOrder(true), note: usualOrder(false) } as const

const ofHousehold: readonly SortKey[] = ['effort', 'gain', 'taux-interne', 'endettement']

/** What only a household has cannot order lots without one. */
function shownOrder(asked: Search['sort'], isForHousehold: boolean): Order {
  const isPossible = asked && (isForHousehold || !ofHousehold.includes(asked.key))
  if (isPossible) return asked
  return isForHousehold ? orders.effort : orders.note
}

function withinEffort(lots: readonly FoundLot[], most: number | null) {
  if (most === null) return { lots, pending: 0, withoutFigures: 0 }
  const unknown = lots.filter(({ outcome }) => outcome === undefined)
  const pending = unknown.filter(({ explanation }) => explanation === undefined).length
  return {
    lots: lots.filter(({ outcome }) => outcome !== undefined && outcome.indicators.average_effort <= most),
    pending,
    withoutFigures: unknown.length - pending,
  }
}
