import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { useShortcuts } from '#client/screens/keyboard'

interface RowKeys {
  /** What the table is drawn in. */
  readonly frame: RefObject<HTMLElement | null>
  readonly rows: readonly { readonly lot: { readonly id: string } }[]
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
  const focusAwaited = () => {
    if (awaited.current === null) return
    const name = frame.current?.querySelector<HTMLElement>(`tr[aria-rowindex="${awaited.current + 2}"] th a`)
    name?.focus({ preventScroll: true })
    if (name) awaited.current = null
  }
  // A row that was out of sight is drawn once its place has been scrolled to.
  useLayoutEffect(focusAwaited)
  const lead = (index: number): void => {
    const row = rows[index]
    if (!row) return
    awaited.current = index
    show(index)
    onChoose(row.lot.id)
    focusAwaited()
  }
  /** Keys come faster than the address, which says the lot looked at: the row that has the focus, or is to have it, goes before. */
  const current = (): number =>
    awaited.current ?? focusedRow(frame.current) ?? rows.findIndex(({ lot }) => lot.id === chosen)
  const step = (by: 1 | -1) => () => {
    lead(Math.max(0, current() + by))
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

/** The index of the row that holds the focus; undefined where none does. */
function focusedRow(frame: HTMLElement | null): number | undefined {
  const focused = document.activeElement
  const row = frame?.contains(focused) ? focused?.closest('tr[aria-rowindex]') : undefined
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined
}
