import { lotName } from '#features/catalogue/client/lots'
import type { FoundLot } from '../found/inOrder'
import { ScoreBar } from './ScoreBar'

/** The score of a lot, which says what it is made of. */
export const ScoreButton = ({ row, onExplain }: { row: FoundLot; onExplain: (row: FoundLot) => void }) => (
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
