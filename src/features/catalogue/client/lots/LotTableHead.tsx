import { SortButton, type Sort } from '#client/ui/table'
import type { LotOfRow } from './LotColumn'
import { classOf, styleOf, type PlacedColumn } from './placedColumns'

interface HeadProps<Row extends LotOfRow> {
  readonly columns: readonly PlacedColumn<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: ((sort: Sort) => void) | undefined
}

export const LotTableHead = <Row extends LotOfRow>({ columns, ...sorting }: HeadProps<Row>) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map((column) => (
        <HeadCell key={column.key} column={column} {...sorting} />
      ))}
    </tr>
  </thead>
)

function HeadCell<Row extends LotOfRow>({
  column,
  sort,
  onSort,
}: Omit<HeadProps<Row>, 'columns'> & { column: PlacedColumn<Row> }) {
  const { key, title, width, hasHiddenTitle, sortable } = column
  const cell = { className: classOf(column), style: { ...styleOf(column), width } }
  // What has no title to be seen heads no column for screen readers either: its cells say what they are.
  if (hasHiddenTitle === true)
    return (
      <td {...cell}>
        <span className="visually-hidden">{title}</span>
      </td>
    )
  if (sortable !== true || !onSort)
    return (
      <th scope="col" {...cell}>
        {title}
      </th>
    )
  return (
    <th scope="col" {...cell} aria-sort={sort?.key === key ? sort.direction : 'none'}>
      <SortButton column={key} title={title} sort={sort} onSort={onSort} />
    </th>
  )
}
