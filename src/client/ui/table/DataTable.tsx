import type { ReactNode } from 'react'
import { CaretDownFilled, CaretUpFilled } from '@ant-design/icons'
import { useMediaQuery } from '../useMediaQuery'
import { nextSort, type Column, type Sort } from './Column'
import { RowCards } from './RowCards'
import { useOverflow } from './useOverflow'
import { useVisibleRows } from './useVisibleRows'
import './table.css'

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
  /** Newer rows are on their way; those shown stay. */
  readonly isBusy?: boolean
  /** A last row, of totals: one cell a column. */
  readonly footer?: readonly ReactNode[]
}

/** Rows of data: a table, or a list of cards under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(width < 768px)')
  return isNarrow ? <RowCards {...props} /> : <Table {...props} />
}

function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowTone,
  isBusy = false,
  footer,
}: DataTableProps<Row>) {
  const { element, overflows } = useOverflow()
  const {
    body,
    visible: { first, end, above, below },
  } = useVisibleRows(rows.length)
  return (
    <div
      ref={element}
      className="table-frame"
      aria-busy={isBusy}
      {...(overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table className="data-table" aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {above > 0 && <Gap height={above} />}
          {rows.slice(first, end).map((row, index) => (
            <Cells key={rowKey(row)} row={row} columns={columns} place={first + index + 2} tone={rowTone?.(row)} />
          ))}
          {below > 0 && <Gap height={below} />}
        </tbody>
        {footer && (
          <tfoot>
            <tr>
              {columns.map((column, index) => (
                <td key={column.key} className={classOf(column)}>
                  {footer[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Header<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
}) {
  const { key, title, sortable = false } = column
  const direction = sort?.key === key ? sort.direction : undefined
  if (!sortable || !onSort)
    return (
      <th scope="col" className={classOf(column)}>
        {title}
      </th>
    )
  return (
    <th scope="col" className={classOf(column)} aria-sort={direction ?? 'none'}>
      <button
        type="button"
        className="sort-button"
        onClick={() => {
          onSort(nextSort(sort, key))
        }}
      >
        {title}
        {direction === 'descending' ? (
          <CaretDownFilled aria-hidden />
        ) : (
          <CaretUpFilled aria-hidden className={direction ? undefined : 'sort-idle'} />
        )}
      </button>
    </th>
  )
}

const classOf = <Row,>({ align, pinned = false }: Column<Row>): string | undefined =>
  [align, pinned && 'pinned'].filter(Boolean).join(' ') || undefined

/** Stands for rows that are out of sight. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td className="row-gap" style={{ height }} />
  </tr>
)

function Cells<Row>({
  row,
  columns: [first, ...others],
  place,
  tone,
}: {
  row: Row
  columns: DataTableProps<Row>['columns']
  place: number
  tone: 'warning' | undefined
}) {
  return (
    <tr aria-rowindex={place} className={tone && `row-${tone}`}>
      <th scope="row" className={classOf(first)}>
        {first.cell(row)}
      </th>
      {others.map((column) => (
        <td key={column.key} className={classOf(column)}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}
