import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useShortcuts } from '#client/screens/keyboard'
import type { LotRow } from './LotRow'

interface RowKeys {
  /** What the table is drawn in. */
  readonly frame: RefObject<HTMLElement | null>
  readonly rows: readonly LotRow[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
  /** Scrolls to a row. */
  readonly show: (index: number) => void
}

/**
 * J and K lead from the lot looked at to the next and to the one before, from anywhere on the page; so do down and up on
 * the name of a lot. The focus follows. @returns what a key does on the row of an index
 */
export function useRowKeys({ frame, rows, chosen, onChoose, show }: RowKeys) {
  const awaited = useRef<number | null>(null)
  // A row that was out of sight is drawn once its place has been scrolled to.
  useLayoutEffect(() => {
    if (awaited.current === null) return
    const name = frame.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${awaited.current + 2}"] th a`)
    name?.focus({ preventScroll: true })
    if (name) awaited.current = null
  })
  const lead = (index: number): void => {
    const row = rows[index]
    if (!row) return
    awaited.current = index
    show(index)
    onChoose(row.lot.id)
  }
  const step = (by: 1 | -1) => () => {
    const current = rows.findIndex(({ lot }) => lot.id === chosen)
    lead(current === -1 ? 0 : current + by)
  }
  useShortcuts([
    { keys: 'j', label: 'Lot suivant', act: step(1) },
    { keys: 'k', label: 'Lot précédent', act: step(-1) },
  ])
  return (event: KeyboardEvent, index: number) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (by === 0 || !rows[index + by]) return
    event.preventDefault()
    lead(index + by)
  }
}
