import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import type { LotRow } from './LotRow'

interface RowKeys {
  /** What the table is drawn in. */
  readonly frame: RefObject<HTMLElement | null>
  readonly rows: readonly LotRow[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** Up and down lead from the name of a lot to that of its neighbour, which is chosen. @returns what a key does on the row of an index */
export function useRowKeys({ frame, rows, chosen, onChoose }: RowKeys) {
  const focused = useRef<number | null>(null)
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
  return (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const next = rows[index + step]
    if (step === 0 || !next) return
    event.preventDefault()
    focused.current = index + step
    onChoose(next.lot.id)
  }
}
