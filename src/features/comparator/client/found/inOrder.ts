import { ranked } from '#features/catalogue/client/lots'
import type { JudgedLot } from '#features/clientFile/client/lots'
import type { WeightedScore } from '../search/criteria'
import type { Search } from '../search/Search'
import { sorts, type SortKey } from '../search/sorts'
import { pricePerSquareMetre } from './figures'

/** A lot of the search, what it comes to for a household, and its score by the weights of the search. */
export interface FoundLot extends Omit<JudgedLot, 'score'> {
  readonly score: WeightedScore
}

export type Order = NonNullable<Search['sort']>

const dayNumber = (date: string | null): number | null => (date === null ? null : Date.parse(date))

const values: Readonly<Record<SortKey, (lot: FoundLot) => number | null | undefined>> = {
  note: ({ score }) => score.value,
  effort: ({ outcome }) => outcome?.indicators.average_effort,
  gain: ({ outcome }) => outcome?.gain,
  'taux-interne': ({ outcome }) => outcome?.indicators.irr_after_tax,
  endettement: ({ outcome }) => outcome?.indicators.debt_ratio_after,
  prix: ({ lot }) => lot.property_price,
  'prix-m2': ({ lot }) => pricePerSquareMetre(lot),
  surface: ({ lot }) => lot.surface,
  loyer: ({ lot }) => lot.suggested_rent,
  'renta-brute': ({ lot }) => lot.gross_yield,
  'renta-nette': ({ lot }) => lot.net_yield,
  livraison: ({ lot }) => dayNumber(lot.program.delivery_date),
  ajout: ({ lot }) => dayNumber(lot.created_at),
}

/** The best first. */
export const bestFirst = (key: SortKey): Order => ({
  key,
  direction: sorts[key].isHighestFirst ? 'descending' : 'ascending',
})

/** The order that is shown where nothing else is asked. */
export const usualOrder = (hasEfforts: boolean): Order => bestFirst(hasEfforts ? 'effort' : 'note')

/** Lots in an order: those that are not eligible come last. */
export const inOrder = (lots: readonly FoundLot[], { key, direction }: Order): readonly FoundLot[] =>
  ranked(lots, {
    value: values[key],
    isHighestFirst: direction === 'descending',
    isOut: ({ score }) => score.failed.length > 0,
  })
