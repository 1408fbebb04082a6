import { useEffect, useId, useRef, type ReactNode } from 'react'
import './explanation.css'

const AMOUNT = '[data-figure]'
const amountsOf = (container: Element): HTMLElement[] => [...container.querySelectorAll<HTMLElement>(AMOUNT)]

/** One amount is reached by Tab: the last one that had the focus, else the first. */
function keepOneStop(container: Element): void {
  const amounts = amountsOf(container)
  if (!amounts.some(({ tabIndex }) => tabIndex === 0)) amounts[0]?.setAttribute('tabindex', '0')
}

/** The amount that an arrow leads to, by the rows of a table or of a list. */
function neighbour(container: Element, from: HTMLElement, key: string): HTMLElement | undefined {
  const rowOf = (amount: Element) => amount.closest('tr, li')
  const row = amountsOf(container).filter((amount) => rowOf(amount) === rowOf(from))
  const column = row.indexOf(from)
  if (key === 'ArrowLeft' || key === 'ArrowRight') return row[column + (key === 'ArrowRight' ? 1 : -1)]
  if (key === 'Home' || key === 'End') return row.at(key === 'Home' ? 0 : -1)
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const rows = [...new Set(amountsOf(container).map(rowOf))]
  const next = rows[rows.indexOf(rowOf(from)) + (key === 'ArrowDown' ? 1 : -1)]
  return amountsOf(container)
    .filter((amount) => rowOf(amount) === next)
    .at(Math.max(0, column))
}

/** Many amounts with a single tab stop: arrows, Home and End go from one to another (WAI-ARIA, roving tab index). */
export function AmountGrid({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const container = element.current
    if (!container) return undefined
    keepOneStop(container)
    const press = (event: KeyboardEvent) => {
      const from = event.target instanceof Element ? event.target.closest<HTMLElement>(AMOUNT) : null
      const to = from && neighbour(container, from, event.key)
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    const enter = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(AMOUNT)) return
      for (const amount of amountsOf(container)) amount.tabIndex = amount === target ? 0 : -1
    }
    const observer = new MutationObserver(() => {
      keepOneStop(container)
    })
    observer.observe(container, { childList: true, subtree: true })
    container.addEventListener('keydown', press)
    container.addEventListener('focusin', enter)
    return () => {
      observer.disconnect()
      container.removeEventListener('keydown', press)
      container.removeEventListener('focusin', enter)
    }
  }, [])
  return (
    <div ref={element} role="group" aria-label={label} aria-describedby={`${id}-keys`} className="amount-grid">
      {children}
      <p id={`${id}-keys`} className="visually-hidden">
        Flèches pour passer d’un montant à l’autre, Entrée ou E pour l’expliquer.
      </p>
    </div>
  )
}
