import type { ReactNode } from 'react'
import { Button } from '#client/ui/controls'
import './comparison.css'

interface ComparisonBarProps {
  readonly count: number
  readonly onClear: () => void
  /** The way to see them side by side, where there are two at least. */
  readonly children: ReactNode
}

/** How many lots were chosen to be compared, in a bar that stays in sight, and the way to see them side by side. */
export function ComparisonBar({ count, onClear, children }: ComparisonBarProps) {
  if (count === 0) return null
  return (
    <div className="lot-comparison" role="region" aria-label="Comparaison">
      <p aria-live="polite">
        {count === 1 ? '1 lot à comparer\u00a0: ajoutez-en un deuxième' : `${count} lots à comparer`}
      </p>
      <Button onClick={onClear}>Vider</Button>
      {count > 1 && children}
    </div>
  )
}
