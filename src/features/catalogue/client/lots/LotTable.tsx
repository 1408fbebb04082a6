import { rowOpening, type Sort } from '#client/ui/table'
import type { LotColumn, LotOfRow } from './LotColumn'
import { LotTableHead } from './LotTableHead'
import { fitted, minWidthOf, placed, scrollPaddingOf, styleOf, classOf, type PlacedColumn } from './placedColumns'
import { useRowKeys } from './useRowKeys'
import { useRowWindow } from './useRowWindow'
import './lotTable.css'

export interface LotTableProps<Row extends LotOfRow> {
  /** What is listed: `Lots classés`. */
  readonly label: string
  /** What the table holds, for screen readers. */
  readonly caption: string
  readonly columns: readonly LotColumn<Row>[]
  readonly rows: readonly Row[]
  /** Newer rows are on their way; those shown stay. */
  readonly isBusy: boolean
  /** The lot looked at. */
  readonly chosen: string | null
  /** J, K and the arrows lead to a lot. */
  readonly onChoose: (id: string) => void
  /** A lot that is put aside. */
  readonly isOut?: (row: Row) => boolean
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', tabIndex: 0 }

/**
 * Lots, of which only those in sight are drawn: a table of ours, as antd 6.6.8 draws a virtual one without a row in the
 * accessibility tree. Its columns have their widths whatever rows are drawn.
 */
export function LotTable<Row extends LotOfRow>({
  label,
  caption,
  rows,
  columns: asked,
  isBusy,
  ...props
}: LotTableProps<Row>) {
  const { chosen, onChoose, isOut, sort, onSort } = props
  const { frame, width, from, to, above, below, show } = useRowWindow(rows.length)
  const columns = width === null ? asked : fitted(asked, width)
  const onKeyDown = useRowKeys({ frame, rows, chosen, onChoose, show })
  const cells = placed(columns)
  const frameProps = { ...scrolled, 'aria-label': label, 'aria-busy': isBusy, style: scrollPaddingOf(columns) }
  return (
    <div ref={frame} className="table-frame lot-frame" {...frameProps}>
      <table className="lot-table" aria-rowcount={rows.length + 1} style={minWidthOf(columns)}>
        <caption className="visually-hidden">{caption}</caption>
        <LotTableHead columns={cells} sort={sort} onSort={onSort} />
        <tbody>
          <Undrawn height={above} span={columns.length} />
          {rows.slice(from, to).map((row, index) => (
            // By its place: a row that gets another lot does not move.
            <Line
              key={from + index}
              {...{ row, onKeyDown }}
              index={from + index}
              columns={cells}
              state={stateOf(row.lot.id === chosen, isOut?.(row) === true)}
            />
          ))}
          <Undrawn height={below} span={columns.length} />
        </tbody>
      </table>
    </div>
  )
}

const stateOf = (isChosen: boolean, isOut: boolean): string =>
  [isChosen && 'lot-chosen', isOut && 'lot-out'].filter(Boolean).join(' ')

/** The room of the rows out of sight. */
function Undrawn({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={span} />
    </tr>
  )
}

interface LineProps<Row extends LotOfRow> {
  readonly row: Row
  readonly index: number
  readonly columns: readonly PlacedColumn<Row>[]
  readonly state: string
  readonly onKeyDown: ReturnType<typeof useRowKeys>
}

function Line<Row extends LotOfRow>({ row, index, columns, state, onKeyDown }: LineProps<Row>) {
  const keys: Parameters<LotColumn<Row>['cell']>[1] = {
    onKeyDown: (event) => {
      onKeyDown(event, index)
    },
  }
  return (
    <tr aria-rowindex={index + 2} className={state} {...rowOpening}>
      {columns.map((column) =>
        column.isName === true ? (
          <th key={column.key} scope="row" className={classOf(column)} style={styleOf(column)}>
            {column.cell(row, keys)}
          </th>
        ) : (
          <td key={column.key} className={classOf(column)} style={styleOf(column)}>
            {column.cell(row, keys)}
          </td>
        ),
      )}
    </tr>
  )
}
