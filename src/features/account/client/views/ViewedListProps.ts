import type { ViewedList } from '#features/account/contract'
import type { Choosable } from './columns'

/** A list that a person may have views of. */
export interface ViewedListProps {
  readonly list: ViewedList
  /** Those of the list; none where it is not a table. */
  readonly columns: readonly Choosable[]
  /** The parameters of the address that are no part of a view: the page, what is open. */
  readonly passing: readonly string[]
}
