import { formatNumber } from '#client/ui'
import { scoringCriteria } from '#features/catalogue/contract'
import { HIGHEST_SCORE, type FailedFloor, type WeightedScore } from '../search/criteria'

/** `4,1`, beside a bar as long as it is high, over what it rests on. */
export function ScoreBar({ value, known, applicable }: Pick<WeightedScore, 'value' | 'known' | 'applicable'>) {
  return (
    <span className="score">
      <span className="score-line">
        <Bar score={value ?? 0} />
        {formatNumber(value, { decimals: 1 })}
      </span>
      <span className="lot-facts">{`${known} sur ${applicable}`}</span>
    </span>
  )
}

/** As long as a score out of five is high; figures beside it say the same. */
export const Bar = ({ score }: { readonly score: number }) => (
  <span className="score-bar" aria-hidden>
    <span style={{ inlineSize: `${(100 * score) / HIGHEST_SCORE}%` }} />
  </span>
)

/** `Sécurité 2,0 < 3` */
export const faultWords = ({ criterion, score, floor }: FailedFloor): string =>
  `${scoringCriteria[criterion].short} ${formatNumber(score, { decimals: 1 })} < ${formatNumber(floor)}`
