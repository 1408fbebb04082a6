import type { CatalogueProperty } from '#features/catalogue/contract'
import type { Compared } from './compareAddress'

/** What is compared, and what changes it. */
export interface CompareProps {
  /** In the order of the address. */
  readonly lots: readonly CatalogueProperty[]
  /** Ids that the catalogue does not list any more. */
  readonly gone: readonly string[]
  readonly compared: Compared
  readonly change: (changes: Partial<Compared>) => void
}
