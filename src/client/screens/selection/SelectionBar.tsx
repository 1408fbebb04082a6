import type { ReactNode } from 'react'
import { Progress } from 'antd'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { counted, type Words } from './bulkWords'
import type { BulkProgress } from './useBulk'
import type { Picked } from './useSelection'
import './selection.css'

interface SelectionBarProps {
  readonly chosen: Omit<Picked<unknown>, 'selection'>
  /** How many the search finds. */
  readonly total: number
  readonly words: Words
  /** How far an action is; null where there is none. */
  readonly progress: BulkProgress | null
  /** The actions. */
  readonly children: ReactNode
}

/** What can be done with the rows that are picked; in sight at the bottom of the page, over which it moves nothing. */
export function SelectionBar({ chosen, total, words, progress, children }: SelectionBarProps) {
  return (
    <div className="selection-bar" role="region" aria-label="Sélection">
      {progress ? <Through {...progress} /> : <Chosen {...{ chosen, total, words }} />}
      {children}
      {!progress && (
        <Button type="text" onClick={chosen.clear}>
          Tout désélectionner
        </Button>
      )}
    </div>
  )
}

function Chosen({
  chosen: { picked, isWhole, pickWhole },
  total,
  words,
}: Omit<SelectionBarProps, 'progress' | 'children'>) {
  const count = isWhole ? total : picked.length
  return (
    <p>
      <span aria-live="polite">
        {counted(count, words)} {count > 1 ? 'sélectionnés' : 'sélectionné'}
      </span>
      {pickWhole && (
        <Button type="link" onClick={pickWhole}>
          Sélectionner les {counted(total, words)} trouvés
        </Button>
      )}
    </p>
  )
}

const Through = ({ through, total, stop }: BulkProgress) => (
  <p className="selection-progress">
    <Progress
      percent={total === 0 ? 0 : Math.round((through / total) * 100)}
      showInfo={false}
      aria-label="Avancement"
      size="small"
    />
    {formatNumber(through)} sur {formatNumber(total)}
    <Button size="small" onClick={stop}>
      Arrêter
    </Button>
  </p>
)
