import { useId, useState, type KeyboardEvent } from 'react'
import type { Block, DocumentCell } from '#presentation/documents'
import { Amount } from './Amount'

type TableBlock = Extract<Block, { kind: 'table' }>

type Place = readonly [row: number, column: number]

const steps: Readonly<Partial<Record<string, Place>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const isAmount = (cell: DocumentCell | undefined): boolean => typeof cell === 'object'

/** The first amount of a table: where Tab enters it. */
function firstAmount(rows: TableBlock['rows']): Place {
  const row = rows.findIndex((cells) => cells.some(isAmount))
  return [row, rows[row]?.findIndex(isAmount) ?? -1]
}

/** A longer table shows its beginning; what follows it would be far away on a phone. */
const LONG = 12
const BEGINNING = 6

interface TableProps extends Omit<TableBlock, 'kind'> {
  /** Its reader asked for all of it. */
  readonly isWhole?: boolean
}

/** The next amount that way, past what is none; undefined at the end of the table. */
function amountFrom(rows: TableBlock['rows'], [row, column]: Place, step: Place): Place | undefined {
  const to: Place = [row + step[0], column + step[1]]
  const cell = rows[to[0]]?.[to[1]]
  if (cell === undefined) return undefined
  return isAmount(cell) ? to : amountFrom(rows, to, step)
}

/** The one amount that Tab reaches, and what takes it elsewhere. */
function useStop(rows: TableBlock['rows']) {
  const [last, setLast] = useState<Place>()
  const stop = last !== undefined && isAmount(rows[last[0]]?.[last[1]]) ? last : firstAmount(rows)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key]
    const to = step && amountFrom(rows, stop, step)
    if (to === undefined) return
    event.preventDefault()
    setLast(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.join('-')}"] button`)?.focus()
  }
  return { stop, press }
}

/** A table, which moves aside on a narrow screen. Its amounts are one stop of Tab; arrows go from one to another. */
export function Table({ caption, columns, rows, hasTotal = false, isWhole = false }: TableProps) {
  const id = useId()
  const [isUnfolded, setIsUnfolded] = useState(isWhole)
  const isFolded = !isUnfolded && rows.length > LONG
  const shown = isFolded ? rows.slice(0, BEGINNING) : rows
  const { stop, press } = useStop(shown)
  return (
    // A region that moves aside must be reached by the keyboard (axe, scrollable-region-focusable).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <div role="region" aria-labelledby={id} className="table card" tabIndex={0} data-arrows onKeyDown={press}>
      <table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumber = false }) => (
              <th key={label} scope="col" className={isNumber ? 'number' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((cells, row) => (
            <tr key={row} className={hasTotal && row === rows.length - 1 ? 'total' : undefined}>
              {cells.map((cell, column) => (
                <Cell
                  key={column}
                  cell={cell}
                  place={[row, column]}
                  isNumber={columns[column]?.isNumber === true}
                  isStop={row === stop[0] && column === stop[1]}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <p className="table-more">
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setIsUnfolded(true)
            }}
          >
            Voir les {rows.length} lignes
          </button>
        </p>
      )}
    </div>
  )
}

interface CellProps {
  readonly cell: DocumentCell
  readonly place: Place
  readonly isNumber: boolean
  readonly isStop: boolean
}

/** The first cell of a row names it. */
function Cell({ cell, place: [row, column], isNumber, isStop }: CellProps) {
  if (column === 0) return <th scope="row">{typeof cell === 'string' ? cell : cell.amount}</th>
  return (
    <td className={isNumber ? 'number' : undefined} data-cell={`${row}-${column}`}>
      {typeof cell === 'string' ? (
        cell
      ) : (
        <Amount amount={cell.amount} figureKey={cell.key} tabIndex={isStop ? 0 : -1} />
      )}
    </td>
  )
}
