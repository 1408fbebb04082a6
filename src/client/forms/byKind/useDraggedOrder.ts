import { useRef, useState, type PointerEvent } from 'react'

/** What the handle of an item listens to. */
interface Handle {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
  readonly onPointerUp: () => void
  readonly onPointerCancel: () => void
}

interface Dragging {
  readonly code: string
  readonly order: readonly string[]
}

/**
 * The order of a list while one of its items is dragged by its handle: the item goes where the pointer is.
 * @param onDrop gets the new order and what moved, once it is let go elsewhere than it was
 */
export function useDraggedOrder(chosen: readonly string[], onDrop: (next: readonly string[], code: string) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [dragging, setDragging] = useState<Dragging | null>(null)
  const handleOf = (code: string): Handle => ({
    onPointerDown: (event) => {
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      setDragging({ code, order: chosen })
    },
    onPointerMove: ({ clientY }) => {
      const place = placeAt(list.current, clientY)
      if (!dragging || place === undefined || dragging.order[place] === dragging.code) return
      setDragging({ code, order: dragging.order.filter((one) => one !== code).toSpliced(place, 0, code) })
    },
    onPointerUp: () => {
      setDragging(null)
      if (dragging?.order.some((one, index) => one !== chosen[index]) === true) onDrop(dragging.order, code)
    },
    onPointerCancel: () => {
      setDragging(null)
    },
  })
  return { list, order: dragging?.order ?? chosen, dragged: dragging?.code, handleOf }
}

/** The index of the item at a height of the page. */
function placeAt(list: HTMLElement | null, y: number): number | undefined {
  const place = [...(list?.children ?? [])].findIndex((item) => {
    const { top, bottom } = item.getBoundingClientRect()
    return y >= top && y < bottom
  })
  return place < 0 ? undefined : place
}
