import type { ReactNode } from 'react'
import type { Column, Sort } from './Column'
import type { Selection } from './Selection'

export interface DataTableProps<Row> {
  /** Says what the table holds; shown to screen readers. */
  readonly caption: string
  /** The first is the name of the row: where a row can be opened, its cell holds a link. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: Sort | undefined
  readonly onSort?: (sort: Sort) => void
  /** A row that calls for attention; a cell of it says why. */
  readonly rowTone?: (row: Row) => 'warning' | undefined
  /** Absent where nothing can be done with several rows at once. */
  readonly selection?: Selection<Row> | undefined
  /** Newer rows are on their way; those shown stay. */
  readonly isBusy?: boolean
  /** A last row, of totals: one cell a column. */
  readonly footer?: readonly ReactNode[]
}
