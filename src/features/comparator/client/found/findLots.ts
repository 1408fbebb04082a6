import type { CatalogueProperty } from '#features/catalogue/contract'
import type { LotFilter } from './lotFilters'

export interface Found {
  readonly lots: readonly CatalogueProperty[]
  /** How many more each filter alone keeps away, by its key. */
  readonly kept: ReadonlyMap<string, number>
}

/** The lots that suit every filter, in one pass; and for each filter, those that suit all others. */
export function findLots(lots: readonly CatalogueProperty[], filters: readonly LotFilter[]): Found {
  const kept = new Map<string, number>()
  const found = lots.filter((lot) => {
    let missed: string | undefined
    for (const { key, suits } of filters) {
      if (suits(lot)) continue
      if (missed !== undefined) return false
      missed = key
    }
    if (missed !== undefined) kept.set(missed, (kept.get(missed) ?? 0) + 1)
    return missed === undefined
  })
  return { lots: found, kept }
}

/** The filter whose removal alone shows most lots; undefined where none does by itself. */
export function mostRestrictive(
  filters: readonly LotFilter[],
  kept: Found['kept'],
): { readonly filter: LotFilter; readonly count: number } | undefined {
  const counted = filters.map((filter) => ({ filter, count: kept.get(filter.key) ?? 0 }))
  return counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)[0]
}
