import type { KeyboardEvent, ReactNode } from 'react'
import type { CatalogueProperty } from '#features/catalogue/contract'

/** What a row of lots is about. */
export interface LotOfRow {
  readonly lot: CatalogueProperty
}

/** What the link that names a lot listens to. */
export interface LotLinkKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void
}

export interface LotColumn<Row extends LotOfRow> {
  /** Names the column, and the sort that it asks for. */
  readonly key: string
  readonly title: string
  /** Pixels. */
  readonly width: number
  readonly align?: 'end'
  readonly cell: (row: Row, keys: LotLinkKeys) => ReactNode
  /** Stays in sight, where the row begins or where it ends. */
  readonly fixed?: 'start' | 'end'
  /** Names the row: its cell holds the link that opens the lot. */
  readonly isName?: boolean
  /** Its title is for screen readers only. */
  readonly hasHiddenTitle?: boolean
  readonly sortable?: boolean
  readonly className?: string
}
