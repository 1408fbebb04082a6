import type { MouseEvent, ReactNode } from 'react'
import { useEntrance } from './EntranceContext'

/** A click that opens another tab or window is left to the browser. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link between these pages. */
export function EntranceLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const { go } = useEntrance()
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return
    event.preventDefault()
    void go(to)
  }
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  )
}
