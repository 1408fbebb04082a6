import { useState, type MouseEvent, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons'
import { FlagField, useSectionField } from '#client/forms'
import { Button } from '#client/ui/controls'
import { useSection } from '#client/editing'
import { aimLabel, aimsInOrder, type Aim } from '#features/clientFile/contract/household'

/**
 * The aims of the household: each is chosen or not, and moved by its buttons, by Alt with an arrow, or dragged. Their
 * order is kept with them.
 */
export function AimList() {
  const order = aimsInOrder(useSection('objective')?.priorities)
  const { readOnly, choose } = useSectionField('priorities')
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<Aim | null>(null)

  const move = (aim: Aim, to: number) => {
    if (to < 0 || to >= order.length || order[to] === aim) return
    choose(order.filter((other) => other !== aim).toSpliced(to, 0, aim))
    setAnnouncement(`${aimLabel(aim)}\u00a0: place ${to + 1} sur ${order.length}`)
  }
  const list = useAimKeys((from, to) => {
    const aim = order[from]
    if (!readOnly && aim !== undefined) move(aim, to)
  })
  return (
    <>
      <ol ref={list} className="aims" aria-keyshortcuts={AIM_KEYS}>
        {order.map((aim, place) => (
          <AimItem
            key={aim}
            aim={aim}
            place={place}
            count={order.length}
            readOnly={readOnly}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  )
}

interface AimItemProps {
  readonly aim: Aim
  /** From 0. */
  readonly place: number
  readonly count: number
  readonly readOnly: boolean
  readonly dragged: Aim | null
  readonly onDrag: (aim: Aim | null) => void
  readonly onMove: (aim: Aim, to: number) => void
}

function AimItem({ aim, place, count, readOnly, dragged, onDrag, onMove }: AimItemProps) {
  return (
    <li
      className={dragged === aim ? 'aim aim-dragged' : 'aim'}
      draggable={!readOnly}
      onDragStart={() => {
        onDrag(aim)
      }}
      onDragEnd={() => {
        onDrag(null)
      }}
      onDragOver={(event) => {
        if (dragged !== null) event.preventDefault()
      }}
      onDrop={(event) => {
        event.preventDefault()
        if (dragged !== null) onMove(dragged, place)
        onDrag(null)
      }}
    >
      {!readOnly && <HolderOutlined className="aim-handle" aria-hidden />}
      <FlagField name={aim} />
      {!readOnly && <Arrows aim={aim} place={place} count={count} onMove={onMove} />}
    </li>
  )
}

function Arrows({ aim, place, count, onMove }: Omit<AimItemProps, 'readOnly' | 'dragged' | 'onDrag'>) {
  const press =
    (to: number) =>
    ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      onMove(aim, to)
      keepFocus(currentTarget)
    }
  return (
    <span className="aim-arrows">
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`Monter\u00a0: ${aimLabel(aim)}`}
        aria-disabled={place === 0}
        onClick={press(place - 1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`Descendre\u00a0: ${aimLabel(aim)}`}
        aria-disabled={place === count - 1}
        onClick={press(place + 1)}
      />
    </span>
  )
}

/** Attribute of a list of aims: inside it, Alt with an arrow moves an aim instead of changing the section. */
const AIM_KEYS = 'Alt+ArrowUp Alt+ArrowDown'
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Alt with an arrow moves the row of a list in which the focus is. @param move from a place to another, from 0 */
function useAimKeys(move: (from: number, to: number) => void): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const focused = event.target
    if (!event.altKey || step === undefined || !(focused instanceof HTMLElement)) return
    event.preventDefault()
    const from = [...(list.current?.children ?? [])].findIndex((row) => row.contains(focused))
    if (from < 0) return
    move(from, from + step)
    keepFocus(focused)
  })
  useEffect(() => {
    const element = list.current
    const listen = (event: KeyboardEvent) => {
      press(event)
    }
    element?.addEventListener('keydown', listen)
    return () => {
      element?.removeEventListener('keydown', listen)
    }
  }, [])
  return list
}

/** A row that is moved in the page loses the focus. */
const keepFocus = (element: HTMLElement): void => {
  requestAnimationFrame(() => {
    element.focus()
  })
}
