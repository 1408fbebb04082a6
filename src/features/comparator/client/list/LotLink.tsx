import type { KeyboardEvent } from 'react'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import type { FoundLot } from '../found/inOrder'
import { LotOpening, ProgramOpening } from './LotOpening'
import { faultWords } from './ScoreBar'

interface LotLinkProps {
  readonly row: FoundLot
  /** Those of the search, in their order. */
  readonly rows: readonly FoundLot[]
  /** Where it is; absent where that stands beside. */
  readonly place?: string
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined
}

/** The name of a lot, which opens its page, over what it is, or why it is not eligible. */
export function LotLink({ row, rows, place, onKeyDown }: LotLinkProps) {
  const { lot, score } = row
  return (
    <>
      <LotOpening lot={lot} rows={rows} onKeyDown={onKeyDown}>
        {lotName(lot)}
      </LotOpening>
      {score.failed.length > 0 ? (
        <span className="lot-facts score-failed">Non éligible&nbsp;: {score.failed.map(faultWords).join(', ')}</span>
      ) : (
        <span className="lot-facts">
          {[lotKind(lot), place].filter(Boolean).join(' · ')}
          {' · '}
          <ProgramOpening lot={lot} rows={rows}>
            Programme
          </ProgramOpening>
        </span>
      )}
    </>
  )
}
