import type { ReactNode } from 'react'

export interface Column<Row> {
  /** Names the column, and the sort that it asks for. */
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand at the end of their cell. */
  readonly align?: 'end'
  readonly sortable?: boolean
  /** Pixels. Where every column has one, what the cells hold moves no column. */
  readonly width?: number
  /** Stays in sight when the table is wider than its place. */
  readonly pinned?: boolean
  /** Stands only where a person chose it. */
  readonly isExtra?: boolean
  /** Left out of the cards of a phone. */
  readonly onlyWide?: boolean
}

export interface Sort {
  readonly key: string
  readonly direction: 'ascending' | 'descending'
}

/** What a click on the header of a column asks for: ascending first, then the other way. */
export function nextSort(sort: Sort | undefined, key: string): Sort {
  return { key, direction: sort?.key === key && sort.direction === 'ascending' ? 'descending' : 'ascending' }
}
