import type { Catalogue } from '#features/catalogue/contract'
import type { KnownFilterContext } from './found/useFilterContext'
import type { NarrowedLots } from './found/useNarrowedLots'
import type { Search } from './search/Search'
import type { ChangeSearch } from './useSearch'

/** What may be open over the search. */
export type OpenPanel = 'filters' | 'weights' | 'searches' | 'columns' | 'alert' | null

/** What every part of the screen is about. */
export interface SearchProps {
  readonly catalogue: Catalogue
  readonly filterContext: KnownFilterContext
  readonly search: Search
  readonly narrowed: NarrowedLots
  readonly change: ChangeSearch
  /** Which panel is open, and what opens another. */
  readonly panel: OpenPanel
  readonly openPanel: (panel: OpenPanel) => void
}
