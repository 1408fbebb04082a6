import type { ReactNode } from 'react'
import { Table, type TableColumnType } from 'antd'
import { useMediaQuery } from '../useMediaQuery'
import type { Column, Sort } from './Column'
import type { DataTableProps } from './DataTableProps'
import { RowCards } from './RowCards'
import { rowOpening } from './rowOpening'
import { ScrollingTable } from './ScrollingTable'
import { BOX_WIDTH, boxColumn } from './Selection'
import { SortButton } from './SortButton'

/** Rows of data, 200 at most: a table, or a list of cards under 768 px. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isNarrow = useMediaQuery('(width < 768px)')
  return isNarrow ? <RowCards {...props} /> : <WideTable {...props} />
}

/** antd's table; as a column scrolls out of sight, the names of the rows stay, and so do the actions on them. */
function WideTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  rowTone,
  selection,
  isBusy = false,
  footer,
}: DataTableProps<Row>) {
  return (
    <ScrollingTable<Row>
      caption={caption}
      isBusy={isBusy}
      columns={[
        ...(selection ? [boxColumn(rows, selection)] : []),
        ...columns.map((column, index) => columnOf(column, index === 0, sort, onSort)),
      ]}
      dataSource={rows}
      width={widthOf(columns, selection ? BOX_WIDTH : 0)}
      rowKey={rowKey}
      onRow={() => rowOpening}
      rowClassName={(row) => (rowTone?.(row) ? 'row-warning' : '')}
      {...(footer ? { summary: () => <Totals columns={columns} cells={footer} /> } : {})}
    />
  )
}

/** The sum of the widths; undefined where a column has none. */
function widthOf<Row>(columns: readonly Column<Row>[], first: number): number | undefined {
  const sum = columns.reduce((total, { width = NaN }) => total + width, first)
  return Number.isNaN(sum) ? undefined : sum
}

/** antd 6.6.8 sorts by a cell of the head that Space does not press: `sorter` is not used, a button is (ant-design#58131). */
function columnOf<Row>(
  { key, title, cell, align, sortable = false, width, pinned = false }: Column<Row>,
  isName: boolean,
  sort: Sort | undefined,
  onSort: ((sort: Sort) => void) | undefined,
): TableColumnType<Row> {
  const direction = sort?.key === key ? sort.direction : undefined
  const isSorted = sortable && onSort !== undefined
  return {
    key,
    title: isSorted ? <SortButton column={key} title={title} sort={sort} onSort={onSort} /> : title,
    render: (_value, row) => cell(row),
    ...(align ? { align } : {}),
    ...(width === undefined ? {} : { width }),
    className: [align, pinned && 'pinned'].filter(Boolean).join(' '),
    ...(isName ? { rowScope: 'row' } : {}),
    ...(isSorted ? { onHeaderCell: () => ({ 'aria-sort': direction ?? 'none' }) } : {}),
  }
}

function Totals<Row>({ columns, cells }: { columns: readonly Column<Row>[]; cells: readonly ReactNode[] }) {
  return (
    <Table.Summary.Row>
      {columns.map(({ key, align }, index) => (
        <Table.Summary.Cell key={key} index={index} {...(align ? { align } : {})}>
          {cells[index]}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  )
}
