import type { CatalogueProperty } from '#features/catalogue/contract'
import type { LotFilter } from './lotFilters'

export interface Found {
  readonly lots: readonly CatalogueProperty[]
  /** How many more each filter alone keeps away, by its key. */
  readonly kept: ReadonlyMap<string, number>
  /** How many of these do not say what the filter asks about, by what they lack. */
  readonly unknown: ReadonlyMap<string, number>
}

type Asked = Pick<LotFilter, 'key' | 'suits' | 'isKnown' | 'unknown'>

/** The lots that suit every filter, in one pass; and for each filter, those that suit all others. */
export function findLots(lots: readonly CatalogueProperty[], filters: readonly Asked[]): Found {
  const [kept, unknown] = [new Map<string, number>(), new Map<string, number>()]
  const found = lots.filter((lot) => {
    let missed: Asked | undefined
    for (const filter of filters) {
      if (filter.suits(lot)) continue
      if (missed !== undefined) return false
      missed = filter
    }
    if (missed === undefined) return true
    addTo(kept, missed.key)
    if (!missed.isKnown(lot)) addTo(unknown, missed.unknown)
    return false
  })
  return { lots: found, kept, unknown }
}

const addTo = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** The filter whose removal alone shows most lots; undefined where none does by itself. */
export function mostRestrictive(
  filters: readonly Pick<LotFilter, 'key' | 'text' | 'without'>[],
  kept: Found['kept'],
): { readonly filter: Pick<LotFilter, 'text' | 'without'>; readonly count: number } | undefined {
  const counted = filters.map((filter) => ({ filter, count: kept.get(filter.key) ?? 0 }))
  return counted.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)[0]
}
