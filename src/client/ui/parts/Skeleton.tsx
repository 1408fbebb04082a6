import { useEffect, useState } from 'react'
import './parts.css'

/** How long a wait stays blank, in milliseconds: a skeleton that flashes is worse than none. */
const PATIENCE = 200

/** Holds the place of what is being loaded. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  const [isShown, show] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => { show(true) }, PATIENCE)
    return () => { clearTimeout(timer) }
  }, [])
  return (
    <div className="skeleton" role="status" aria-label={isShown ? 'Chargement en cours' : undefined}>
      {isShown && Array.from({ length: lines }, (_, line) => <div key={line} className="skeleton-line" />)}
    </div>
  )
}
