import type { Catalogue } from '#features/catalogue/contract'
import type { Compared } from './compareAddress'

/** What is compared, and what changes it. */
export interface CompareProps {
  readonly catalogue: Catalogue
  readonly compared: Compared
  readonly change: (changes: Partial<Compared>) => void
}
