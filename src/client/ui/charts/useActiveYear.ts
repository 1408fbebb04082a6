import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { MARGIN } from './effortGeometry'

/**
 * The year that is pointed at, by mouse or by arrows, and what the frame of the chart listens to.
 * @param years in order
 * @param step width given to a year, in pixels
 */
export function useActiveYear(years: readonly number[], step: number) {
  const [active, setActive] = useState<number | null>(null)
  const index = active === null ? -1 : years.indexOf(active)
  const go = (target: number) => { setActive(years[target] ?? null) }
  const leave = () => { setActive(null) }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = years.length - 1
    const targets: Readonly<Record<string, number>> = { ArrowLeft: Math.max(0, index - 1), ArrowRight: Math.min(last, index + 1), Home: 0, End: last }
    const target = targets[event.key]
    if (event.key === 'Escape') leave()
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }
  const onPointerMove = (event: PointerEvent) => {
    const left = event.currentTarget.getBoundingClientRect().left + MARGIN.left
    go(Math.floor((event.clientX - left) / step))
  }
  const onFocus = () => { if (active === null) go(0) }
  return { active, index, frame: { onKeyDown, onPointerMove, onPointerLeave: leave, onBlur: leave, onFocus } }
}
