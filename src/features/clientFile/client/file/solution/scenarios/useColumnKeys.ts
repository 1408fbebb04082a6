import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react'

const EDIT = '[data-edits]'
const AMOUNT = '[data-figure]'

/** Where an arrow leads from the button that edits a column: to that of another column, or down to its first amount. */
function neighbourOf(region: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const edits = [...region.querySelectorAll<HTMLElement>(EDIT)]
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (step !== undefined) return edits[edits.indexOf(from) + step]
  return key === 'ArrowDown' ? amountsUnder(region, from)[0] : undefined
}

/** The amounts in the column of a cell of the table, from the top. */
function amountsUnder(region: HTMLElement, inside: HTMLElement): HTMLElement[] {
  const column = inside.closest<HTMLTableCellElement>('th, td')?.cellIndex
  return [...region.querySelectorAll<HTMLElement>(`tbody ${AMOUNT}`)].filter(
    (amount) => amount.closest<HTMLTableCellElement>('td')?.cellIndex === column,
  )
}

/** The button above the first amount of a column, where the key leads up from that. */
function editAbove(region: HTMLElement, amount: HTMLElement, key: string): HTMLElement | undefined {
  if (key !== 'ArrowUp' || amountsUnder(region, amount)[0] !== amount) return undefined
  const column = amount.closest<HTMLTableCellElement>('td')?.cellIndex
  return [...region.querySelectorAll<HTMLElement>(`thead ${EDIT}`)].find(
    (edit) => edit.closest<HTMLTableCellElement>('th')?.cellIndex === column,
  )
}

const isOpenList = (target: Element): boolean =>
  target.getAttribute('role') === 'combobox' && target.getAttribute('aria-expanded') === 'true'

/**
 * The keys of scenarios side by side: arrows go from the heading of one to the next, and between it and its amounts; Escape
 * ends editing. What is edited gets the focus, and its heading gets it back.
 * @param edited the letter of the scenario that is edited
 */
export function useColumnKeys(edited: string | undefined, onEnd: () => void) {
  const region = useRef<HTMLDivElement>(null)
  useFocusOfEditing(region, edited)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !region.current || event.defaultPrevented) return
    if (event.key === 'Escape' && edited !== undefined && !isOpenList(event.target)) {
      event.preventDefault()
      onEnd()
      return
    }
    const to = event.target.matches(EDIT)
      ? neighbourOf(region.current, event.target, event.key)
      : event.target.matches(AMOUNT)
        ? editAbove(region.current, event.target, event.key)
        : undefined
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return { region, onKeyDown }
}

/** The first answer that is edited gets the focus; the button that opened it gets it when that is over. */
function useFocusOfEditing(region: Readonly<RefObject<HTMLElement | null>>, edited: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (edited === before.current) return
    const target =
      edited === undefined
        ? region.current?.querySelector<HTMLElement>(`[data-edits="${before.current ?? ''}"]`)
        : region.current?.querySelector<HTMLElement>('.scenario-answer input')
    before.current = edited
    target?.focus()
  }, [edited, region])
}
