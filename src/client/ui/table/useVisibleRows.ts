import { useEffect, useRef, useState } from 'react'

/** Up to this many rows, all are drawn. */
const ALL = 100
/** Rows drawn above and below what is seen, so that scrolling and the keyboard always find one. */
const MARGIN = 12

/** The rows to draw of a long table, and the heights of those left out, in pixels. */
export interface VisibleRows {
  readonly first: number
  /** After the last one. */
  readonly end: number
  readonly above: number
  readonly below: number
}

/** Draws only the rows of a long table that can be seen; their heights are taken from those that are drawn. */
export function useVisibleRows(count: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [range, setRange] = useState({ first: 0, end: Math.min(count, ALL), height: 0 })
  const isLong = count > ALL

  useEffect(() => {
    if (!isLong) return undefined
    const measure = () => {
      const rows = body.current
      if (!rows) return
      const drawn = [...rows.querySelectorAll<HTMLElement>('tr[aria-rowindex]')]
      const height = drawn.reduce((sum, row) => sum + row.offsetHeight, 0) / Math.max(1, drawn.length)
      if (height === 0) return
      const hidden = -rows.getBoundingClientRect().top
      const first = Math.max(0, Math.floor(hidden / height) - MARGIN)
      const end = Math.min(count, Math.ceil((hidden + window.innerHeight) / height) + MARGIN)
      setRange((former) => (former.first === first && former.end === end ? former : { first, end, height }))
    }
    measure()
    window.addEventListener('scroll', measure, { capture: true, passive: true })
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('scroll', measure, { capture: true })
      window.removeEventListener('resize', measure)
    }
  }, [isLong, count])

  const { first, end, height } = range
  const visible: VisibleRows = isLong
    ? {
        first: Math.min(first, count),
        end: Math.min(Math.max(end, first), count),
        above: first * height,
        below: Math.max(0, count - end) * height,
      }
    : { first: 0, end: count, above: 0, below: 0 }
  return { body, visible }
}
