import type { Floors, LotCriteria } from '#features/comparator/contract'
import type { Weights } from './criteria'
import type { SortKey } from './sorts'

export type View = 'liste' | 'cartes'

/** What is looked for among the lots, and how it is shown: all of it is in the address. */
export interface Search extends LotCriteria {
  /** Euros a month, for the household of the client file. */
  readonly highestEffort: number | null
  readonly weights: Weights
  readonly floors: Floors
  /** Id of the client file that lots are looked for. */
  readonly clientFile: string | null
  /** Undefined: the effort where there is a household, else the score. */
  readonly sort: { readonly key: SortKey; readonly direction: 'ascending' | 'descending' } | undefined
  readonly view: View
  /** The map stands beside the lots; on a phone, in their place. */
  readonly hasMap: boolean
  /** Ids of the lots to be seen side by side. */
  readonly compared: readonly string[]
}

/** Part of an address that asks for nothing that exists. */
export interface AddressFault {
  /** As the address writes it: `prix-max`. */
  readonly name: string
  readonly value: string
}
