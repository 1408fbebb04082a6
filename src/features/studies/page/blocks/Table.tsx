import { useId, useState, type KeyboardEvent } from 'react'
import type { Block, DocumentCell } from '#presentation/documents'
import { Amount } from './Amount'

type TableBlock = Extract<Block, { kind: 'table' }>

const steps: Readonly<Partial<Record<string, readonly [rows: number, columns: number]>>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const isAmount = (cell: DocumentCell | undefined): boolean => typeof cell === 'object'

/** The first amount of a table: where Tab enters it. */
function firstAmount(rows: TableBlock['rows']): readonly [number, number] {
  const row = rows.findIndex((cells) => cells.some(isAmount))
  return [row, rows[row]?.findIndex(isAmount) ?? -1]
}

/** A table, which moves aside on a narrow screen. Its amounts are one stop of Tab; arrows go from one to another. */
export function Table({ caption, columns, rows, hasTotal = false }: Omit<TableBlock, 'kind'>) {
  const id = useId()
  const [stop, setStop] = useState(() => firstAmount(rows))
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const [down, right] = steps[event.key] ?? [0, 0]
    const to: readonly [number, number] = [stop[0] + down, stop[1] + right]
    if ((down === 0 && right === 0) || !isAmount(rows[to[0]]?.[to[1]])) return
    event.preventDefault()
    setStop(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to.join('-')}"] button`)?.focus()
  }
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
          {rows.map((cells, row) => (
            <tr key={row} className={hasTotal && row === rows.length - 1 ? 'total' : undefined}>
              {cells.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {typeof cell === 'string' ? cell : cell.amount}
                  </th>
                ) : (
                  <td
                    key={column}
                    className={columns[column]?.isNumber === true ? 'number' : undefined}
                    data-cell={`${row}-${column}`}
                  >
                    {typeof cell === 'string' ? (
                      cell
                    ) : (
                      <Amount
                        amount={cell.amount}
                        figureKey={cell.key}
                        tabIndex={row === stop[0] && column === stop[1] ? 0 : -1}
                      />
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
