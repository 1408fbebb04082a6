import { useMemo } from 'react'
import type { Catalogue } from '#features/catalogue/contract'
import type { Search } from '../search/Search'
import { findLots, type Found } from './findLots'
import { filtersOf, type LotFilter } from './lotFilters'
import type { KnownFilterContext } from './useFilterContext'

/** The filters in use, and what of the catalogue suits them: the effort of a household apart. */
export interface NarrowedLots {
  readonly filters: readonly LotFilter[]
  readonly found: Found
}

/** Narrows the catalogue by a search, again only when one of them, or what it rests on, has changed. */
export function useNarrowedLots(
  { properties }: Catalogue,
  search: Search,
  filterContext: KnownFilterContext,
): NarrowedLots {
  const filters = useMemo(() => filtersOf(search, filterContext), [search, filterContext])
  const found = useMemo(() => findLots(properties, filters), [properties, filters])
  return { filters, found }
}
