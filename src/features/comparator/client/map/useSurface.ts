import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Position } from '#contract/places'
import type { Zone } from '#features/comparator/contract'
import { readDepartments } from './background'
import type { MapColours, MapSurface, NamedAreas, SurfaceOptions } from './MapSurface'

export interface OpenSurface {
  readonly surface: MapSurface
  readonly departments: NamedAreas
  readonly moves: Moves
}

interface SurfaceUse {
  /** What is shown first. */
  readonly zone: Zone
  readonly tiles: string | undefined
  readonly onMoved: () => void
  readonly onClick: (position: Position) => void
}

/**
 * Opens a map in an element, by WebGL or without, and closes it with its component.
 * @returns the map: undefined while it opens, `failed` where it cannot
 */
export function useSurface({ zone, tiles, onMoved, onClick }: SurfaceUse) {
  const container = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenSurface | 'failed'>()
  const shade = useShade()
  const [asked] = useState({ zone, tiles })
  const moved = useEffectEvent(onMoved)
  const clicked = useEffectEvent(onClick)
  useEffect(() => {
    const element = container.current
    if (!element) return undefined
    let isClosed = false
    // An element leaves the page before this effect is told.
    const isGone = () => isClosed || !element.isConnected
    let surface: MapSurface | undefined
    const moves = openMoves()
    const open = async () => {
      const departments = await readDepartments()
      // An element that has left the page has no colours.
      if (isGone()) return
      surface = await openSurface({
        ...asked,
        container: element,
        departments,
        colours: coloursOf(element),
        onMove: moves.tell,
        onMoved: moved,
        onClick: clicked,
      })
      if (isGone()) surface.remove()
      else setOpened({ surface, departments, moves })
    }
    open().catch(() => {
      if (!isGone()) setOpened('failed')
    })
    return () => {
      isClosed = true
      surface?.remove()
      setOpened(undefined)
    }
    // Colours are read when a map opens: another shade opens another.
  }, [asked, shade])
  return { container, opened }
}

async function openSurface(options: SurfaceOptions): Promise<MapSurface> {
  if (hasWebGl())
    try {
      const { openMapLibre } = await import(/* webpackChunkName: "map-webgl" */ './mapLibreSurface')
      return await openMapLibre(options)
    } catch {
      options.container.replaceChildren()
    }
  const { openLeaflet } = await import(/* webpackChunkName: "map-canvas" */ './leafletSurface')
  return openLeaflet(options)
}

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null

function coloursOf(element: HTMLElement): MapColours {
  const style = getComputedStyle(element)
  const colour = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  return {
    sea: colour('primary-background'),
    land: colour('surface'),
    border: colour('control-border'),
    area: colour('primary'),
  }
}

/** `light` or `dark`, as the page is. */
function useShade(): string | undefined {
  const [shade, setShade] = useState(document.documentElement.dataset['theme'])
  useEffect(() => {
    const observer = new MutationObserver(() => {
      setShade(document.documentElement.dataset['theme'])
    })
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      observer.disconnect()
    }
  }, [])
  return shade
}

/** Counts the moves of a map, and tells those who draw over it. */
interface Moves {
  readonly subscribe: (listener: () => void) => () => void
  readonly count: () => number
  readonly tell: () => void
}

function openMoves(): Moves {
  const listeners = new Set<() => void>()
  let moves = 0
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    count: () => moves,
    tell: () => {
      moves += 1
      for (const listener of listeners) listener()
    },
  }
}
