import type { ReactNode } from 'react'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import './selection.css'

interface SelectionBarProps {
  readonly count: number
  /** `dossier`, `dossiers`. */
  readonly words: readonly [one: string, several: string]
  readonly onClear: () => void
  /** The actions. */
  readonly children: ReactNode
}

/** What can be done with the rows that are picked; in sight at the bottom of the page, over which it moves nothing. */
export function SelectionBar({ count, words: [one, several], onClear, children }: SelectionBarProps) {
  return (
    <div className="selection-bar" role="region" aria-label="Sélection">
      <p aria-live="polite">
        {formatNumber(count)} {count > 1 ? `${several} sélectionnés` : `${one} sélectionné`}
      </p>
      {children}
      <Button type="text" onClick={onClear}>
        Tout désélectionner
      </Button>
    </div>
  )
}
