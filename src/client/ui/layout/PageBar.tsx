import { createContext, use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Where the bar at the bottom of a phone takes in what a page has to say; null where there is no bar. */
export const PageBarPlace = createContext<HTMLElement | null>(null)

interface PageBarProps {
  /** What it is, to who hears it. */
  readonly label: string
  readonly children: ReactNode
}

/** On a phone: stands in the bar at the bottom, in place of the short entries of the menu, as long as the page shows it. */
export function PageBar({ label, children }: PageBarProps) {
  const place = use(PageBarPlace)
  return (
    place &&
    createPortal(
      <section className="page-bar" aria-label={label}>
        {children}
      </section>,
      place,
    )
  )
}
