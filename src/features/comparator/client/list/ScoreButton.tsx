import { lotName } from '#features/catalogue/client/lots'
import type { FoundLot } from '../found/inOrder'
import { ScoreBar } from './ScoreBar'

interface ScoreButtonProps {
  readonly row: FoundLot
  readonly onExplain: (row: FoundLot) => void
}

/** The score of a lot, which says what it is made of. */
export const ScoreButton = ({ row, onExplain }: ScoreButtonProps) => (
  <button
    type="button"
    className="score-button"
    aria-haspopup="dialog"
    onClick={() => {
      onExplain(row)
    }}
  >
    <span className="visually-hidden">Note de {lotName(row.lot)}&nbsp;: </span>
    <ScoreBar {...row.score} />
  </button>
)
