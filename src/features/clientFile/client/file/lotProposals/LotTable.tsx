import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { Checkbox } from 'antd'
import { useClientWord } from '../parts/useClientWord'
import { columnsOf, Rank } from './columns'
import type { LotRow } from './LotRow'
import { lotName } from './lotWords'
import { MOST_COMPARED } from './useLotSearch'
import { useRowWindow } from './useRowWindow'

export interface LotListProps {
  readonly rows: readonly LotRow[]
  readonly years: number
  readonly isBusy: boolean
  readonly nameOf: (slug: string | null) => string
  /** The lot looked at. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  readonly compared: readonly string[]
  readonly onCompare: (id: string, isCompared: boolean) => void
}

/** What scrolls takes the focus, for the keys that scroll it. */
const scrolled = { role: 'region', 'aria-label': 'Lots classés', tabIndex: 0 }

/**
 * The ranked lots, of which only those in sight are drawn: a table of ours, as antd 6.6.8 draws a virtual one without a row in the accessibility
 * tree. Up and down lead from name to name.
 */
export function LotTable({ rows, years, isBusy, nameOf, chosen, onChoose, compared, onCompare }: LotListProps) {
  const { frame, from, to, above, below } = useRowWindow(rows.length)
  const focused = useRef<number | null>(null)
  const columns = columnsOf(years)
  const word = useClientWord()
  const move = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = rows[index + step]
    if (step === 0 || !next) return
    event.preventDefault()
    focused.current = index + step
    onChoose(next.lot.id)
  }
  const focusRow = useEffectEvent(() => {
    const name = frame.current?.querySelector<HTMLElement>(
      `tr[aria-rowindex="${(focused.current ?? 0) + 2}"] th button`,
    )
    if (focused.current !== null) name?.focus()
    focused.current = null
  })
  useLayoutEffect(() => {
    focusRow()
  }, [chosen])

  return (
    <div ref={frame} className="table-frame lot-frame" {...scrolled} aria-busy={isBusy}>
      <table className="lot-table" aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">Lots classés pour ce foyer</caption>
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
        <tbody>
          {above > 0 && (
            <tr aria-hidden style={{ height: above }}>
              <td colSpan={columns.length + 3} />
            </tr>
          )}
          {rows.slice(from, to).map((row, index) => (
            <tr
              key={row.lot.id}
              aria-rowindex={from + index + 2}
              className={row.lot.id === chosen ? 'lot-chosen' : undefined}
            >
              <td className="lot-check">
                <Checkbox
                  aria-label={`Comparer ${lotName(row.lot)}`}
                  checked={compared.includes(row.lot.id)}
                  disabled={compared.length >= MOST_COMPARED && !compared.includes(row.lot.id)}
                  onChange={(event) => {
                    onCompare(row.lot.id, event.target.checked)
                  }}
                />
              </td>
              <td className="end">
                <Rank {...row} />
              </td>
              <th scope="row">
                <button
                  type="button"
                  className="lot-name"
                  aria-pressed={row.lot.id === chosen}
                  onClick={() => {
                    onChoose(row.lot.id)
                  }}
                  onKeyDown={(event) => {
                    move(event, from + index)
                  }}
                >
                  {lotName(row.lot)}
                </button>
              </th>
              {columns.map(({ title, align, cell }) => (
                <td key={title} className={align}>
                  {cell(row, nameOf)}
                </td>
              ))}
            </tr>
          ))}
          {below > 0 && (
            <tr aria-hidden style={{ height: below }}>
              <td colSpan={columns.length + 3} />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
