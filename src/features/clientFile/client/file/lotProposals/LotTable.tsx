import type { KeyboardEvent } from 'react'
import { rowOpening } from '#client/ui/table'
import { useClientWord } from '../parts/useClientWord'
import { columnsOf, Rank, type LotColumn } from './columns'
import { CompareCheckbox, type ComparedLots } from './CompareCheckbox'
import { LotName } from './LotName'
import type { LotRow } from './LotRow'
import { lotName } from './lotWords'
import { PlaceMap } from './PlaceMap'
import { RowDecision } from './RowDecision'
import { useRowKeys } from './useRowKeys'
import { useRowWindow } from './useRowWindow'

export interface LotListProps extends ComparedLots {
  readonly rows: readonly LotRow[]
  readonly years: number
  readonly isBusy: boolean
  /** Whether lots of several statuses are shown. */
  readonly hasStatuses: boolean
  readonly nameOf: (slug: string | null) => string
  /** The lot looked at. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Opens a lot to discard it. */
  readonly onDiscard: (id: string) => void
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', 'aria-label': 'Lots classés', tabIndex: 0 }

/** Pixels: what stands before the name, the name, and the decision. They stay in sight; lotProposals.css says where. */
const FIXED = [44, 64, 60, 226, 112]

/**
 * The ranked lots, of which only those in sight are drawn: a table of ours, as antd 6.6.8 draws a virtual one without a
 * row in the accessibility tree. Its columns have their widths whatever rows are drawn. Beside a lot that is looked at,
 * the main ones are left.
 */
export function LotTable({ rows, years, hasStatuses, isBusy, chosen, onChoose, ...inRow }: LotListProps) {
  const { frame, from, to, above, below, show } = useRowWindow(rows.length)
  const isBeside = rows.some(({ lot }) => lot.id === chosen)
  const columns = columnsOf(years, hasStatuses).filter(({ isMain = false }) => isMain || !isBeside)
  const move = useRowKeys({ frame, rows, chosen, onChoose, show })
  const width = [...FIXED, ...columns.map((column) => column.width)].reduce((sum, each) => sum + each, 0)
  return (
    <div ref={frame} className="table-frame lot-frame" {...scrolled} aria-busy={isBusy}>
      <table className="lot-table" aria-rowcount={rows.length + 1} style={{ minWidth: width }}>
        <caption className="visually-hidden">Lots classés pour ce foyer</caption>
        <Head columns={columns} />
        <tbody>
          <Undrawn height={above} columns={columns} />
          {rows.slice(from, to).map((row, index) => (
            // By its place: a row that gets another lot does not move.
            <Row
              key={from + index}
              row={row}
              index={from + index}
              {...inRow}
              {...{ columns, chosen }}
              onKeyDown={move}
            />
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
  const [check, rank, map, name, decision] = FIXED
  return (
    <thead>
      <tr aria-rowindex={1}>
        <td className="lot-check" style={{ width: check }}>
          <span className="visually-hidden">Comparer</span>
        </td>
        <th scope="col" className="end lot-rank" style={{ width: rank }}>
          Rang
        </th>
        <td style={{ width: map }}>
          <span className="visually-hidden">Carte</span>
        </td>
        <th scope="col" className="lot-name-cell" style={{ width: name }}>
          Lot
        </th>
        {columns.map(({ key, title, width, align }) => (
          <th key={key} scope="col" className={align} style={{ width }}>
            {word(title)}
          </th>
        ))}
        <th scope="col" className="pinned" style={{ width: decision }}>
          Décision
        </th>
      </tr>
    </thead>
  )
}

/** The room of the rows out of sight. */
function Undrawn({ height, columns }: ColumnsProps & { height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns.length + FIXED.length} />
    </tr>
  )
}

interface RowProps extends ColumnsProps, Omit<LotListProps, 'rows' | 'years' | 'hasStatuses' | 'isBusy' | 'onChoose'> {
  readonly row: LotRow
  readonly index: number
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void
}

function Row({ row, index, columns, nameOf, chosen, onKeyDown, compared, onCompare, onDiscard }: RowProps) {
  const { lot, proposal } = row
  const states = [lot.id === chosen && 'lot-chosen', proposal?.attributes.status === 'discarded' && 'lot-out']
  return (
    <tr aria-rowindex={index + 2} className={states.filter(Boolean).join(' ')} {...rowOpening}>
      <td className="lot-check">
        <CompareCheckbox
          lot={lot.id}
          aria-label={`Comparer ${lotName(lot)}`}
          compared={compared}
          onCompare={onCompare}
        />
      </td>
      <td className="end lot-rank">
        <Rank {...row} />
      </td>
      <td>
        <PlaceMap {...lot.program} />
      </td>
      <th scope="row" className="lot-name-cell">
        <LotName
          lot={lot}
          isChosen={lot.id === chosen}
          nameOf={nameOf}
          onKeyDown={(event) => {
            onKeyDown(event, index)
          }}
        />
      </th>
      {columns.map(({ key, align, cell }) => (
        <td key={key} className={align}>
          {cell(row)}
        </td>
      ))}
      <td className="pinned">
        <RowDecision row={row} onDiscard={onDiscard} />
      </td>
    </tr>
  )
}
