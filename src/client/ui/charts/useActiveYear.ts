import { useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { MARGIN } from '#presentation/charts'

interface YearAxis {
  /** In order. */
  readonly years: readonly number[]
  /** Width given to a year, in pixels. */
  readonly step: number
  /** A year is chosen, by a click or by Enter. */
  readonly onChoose: ((year: number) => void) | undefined
}

/** The place where a key leads among this many years, from this one; undefined when it leads nowhere. */
function targetOf(key: string, index: number, count: number): number | undefined {
  const last = count - 1
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, index - 1),
    ArrowRight: Math.min(last, index + 1),
    Home: 0,
    End: last,
  }
  return targets[key]
}

/** The place of the year under the pointer. */
const placeAt = ({ clientX, currentTarget }: MouseEvent, step: number): number =>
  Math.floor((clientX - currentTarget.getBoundingClientRect().left - MARGIN.left) / step)

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
    const target = targetOf(event.key, index, years.length)
    if (event.key === 'Escape') leave()
    if (event.key === 'Enter') choose(active)
    if (target !== undefined) go(target)
    // Enter would otherwise press what the focus is led to.
    if (target !== undefined || event.key === 'Enter') event.preventDefault()
  }
  return {
    active,
    index,
    frame: {
      className: onChoose ? 'chart-frame chart-frame-leading' : 'chart-frame',
      onKeyDown,
      onClick: (event: MouseEvent) => {
        choose(years[placeAt(event, step)])
      },
      onPointerMove: (event: PointerEvent) => {
        go(placeAt(event, step))
      },
      onPointerLeave: leave,
      onBlur: leave,
      onFocus: () => {
        if (active === null) go(0)
      },
    },
  }
}
