import type { KeyboardEvent } from 'react'
import { useClientWord } from '../parts/useClientWord'
import { columnsOf, Rank, type LotColumn } from './columns'
import { CompareCheckbox, type ComparedLots } from './CompareCheckbox'
import type { LotRow } from './LotRow'
import { lotName } from './lotWords'
import { useRowKeys } from './useRowKeys'
import { useRowWindow } from './useRowWindow'

export interface LotListProps extends ComparedLots {
  readonly rows: readonly LotRow[]
  readonly years: number
  readonly isBusy: boolean
  readonly nameOf: (slug: string | null) => string
  /** The lot looked at. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', 'aria-label': 'Lots classés', tabIndex: 0 }

/**
 * The ranked lots, of which only those in sight are drawn: a table of ours, as antd 6.6.8 draws a virtual one without a
 * row in the accessibility tree. Up and down lead from name to name.
 */
export function LotTable({ rows, years, isBusy, nameOf, chosen, onChoose, compared, onCompare }: LotListProps) {
  const { frame, from, to, above, below } = useRowWindow(rows.length)
  const columns = columnsOf(years)
  const move = useRowKeys({ frame, rows, chosen, onChoose })
  const inRow = { columns, nameOf, chosen, onChoose, compared, onCompare, onKeyDown: move }
  return (
    <div ref={frame} className="table-frame lot-frame" {...scrolled} aria-busy={isBusy}>
      <table className="lot-table" aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">Lots classés pour ce foyer</caption>
        <Head columns={columns} />
        <tbody>
          <Undrawn height={above} columns={columns} />
          {rows.slice(from, to).map((row, index) => (
            <Row key={row.lot.id} row={row} index={from + index} {...inRow} />
          ))}
          <Undrawn height={below} columns={columns} />
        </tbody>
      </table>
    </div>
  )
}

interface ColumnsProps {
  readonly columns: readonly LotColumn[]
}

function Head({ columns }: ColumnsProps) {
  const word = useClientWord()
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className="lot-check">
          <span className="visually-hidden">Comparer</span>
        </td>
        <th scope="col" className="end">
          Rang
        </th>
        <th scope="col">Lot</th>
        {columns.map(({ title, align }) => (
          <th key={title} scope="col" className={align}>
            {word(title)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The room of the rows out of sight. */
function Undrawn({ height, columns }: ColumnsProps & { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns.length + 3} />
    </tr>
  )
}

interface RowProps extends ColumnsProps, Omit<LotListProps, 'rows' | 'years' | 'isBusy'> {
  readonly row: LotRow
  readonly index: number
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void
}

function Row({ row, index, columns, nameOf, chosen, onChoose, onKeyDown, compared, onCompare }: RowProps) {
  const { lot } = row
  const isChosen = lot.id === chosen
  return (
    <tr aria-rowindex={index + 2} className={isChosen ? 'lot-chosen' : undefined}>
      <td className="lot-check">
        <CompareCheckbox
          lot={lot.id}
          aria-label={`Comparer ${lotName(lot)}`}
          compared={compared}
          onCompare={onCompare}
        />
      </td>
      <td className="end">
        <Rank {...row} />
      </td>
      <th scope="row">
        <button
          type="button"
          className="lot-name"
          aria-pressed={isChosen}
          onClick={() => {
            onChoose(lot.id)
          }}
          onKeyDown={(event) => {
            onKeyDown(event, index)
          }}
        >
          {lotName(lot)}
        </button>
      </th>
      {columns.map(({ title, align, cell }) => (
        <td key={title} className={align}>
          {cell(row, nameOf)}
        </td>
      ))}
    </tr>
  )
}
