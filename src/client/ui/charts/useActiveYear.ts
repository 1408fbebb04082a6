import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { MARGIN } from './effortGeometry'

interface YearAxis {
  /** In order. */
  readonly years: readonly number[]
  /** Width given to a year, in pixels. */
  readonly step: number
  /** A year is chosen, by a click or by Enter. */
  readonly onChoose: ((year: number) => void) | undefined
}

/** The year that is pointed at, by mouse or by arrows, and what the frame of the chart listens to. */
export function useActiveYear({ years, step, onChoose }: YearAxis) {
  const [active, setActive] = useState<number | null>(null)
  const index = active === null ? -1 : years.indexOf(active)
  const go = (target: number) => {
    setActive(years[target] ?? null)
  }
  const leave = () => {
    setActive(null)
  }

  const choose = (year: number | null | undefined) => {
    if (year != null) onChoose?.(year)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = years.length - 1
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: Math.max(0, index - 1),
      ArrowRight: Math.min(last, index + 1),
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (event.key === 'Escape') leave()
    if (event.key === 'Enter') choose(active)
    if (target !== undefined) go(target)
    // Enter would otherwise press what the focus is led to.
    if (target !== undefined || event.key === 'Enter') event.preventDefault()
  }
  const indexAt = ({ clientX, currentTarget }: MouseEvent) =>
    Math.floor((clientX - currentTarget.getBoundingClientRect().left - MARGIN.left) / step)
  const onPointerMove = (event: PointerEvent) => {
    go(indexAt(event))
  }
  const onClick = (event: MouseEvent) => {
    choose(years[indexAt(event)])
  }
  const onFocus = () => {
    if (active === null) go(0)
  }
  return {
    active,
    index,
    frame: {
      className: onChoose ? 'chart-frame chart-frame-leading' : 'chart-frame',
      onKeyDown,
      onClick,
      onPointerMove,
      onPointerLeave: leave,
      onBlur: leave,
      onFocus,
    },
  }
}
