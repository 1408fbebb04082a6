import { formatNumber } from '#client/ui'
import { scoringCriteria } from '#features/catalogue/contract'
import { HIGHEST_SCORE, type FailedFloor, type WeightedScore } from '../search/criteria'

/** `4,1`, beside a bar as long as it is high, over what it rests on. */
export function ScoreBar({ value, known, applicable }: Pick<WeightedScore, 'value' | 'known' | 'applicable'>) {
  return (
    <span className="score">
      <span className="score-line">
        <span className="score-bar" aria-hidden>
          <span style={{ inlineSize: `${(100 * (value ?? 0)) / HIGHEST_SCORE}%` }} />
        </span>
        {formatNumber(value, { decimals: 1 })}
      </span>
      <span className="lot-facts">{`${known} sur ${applicable}`}</span>
    </span>
  )
}

/** `Sécurité 2,0 < 3` */
export const faultWords = ({ criterion, score, floor }: FailedFloor): string =>
  `${scoringCriteria[criterion].short} ${formatNumber(score, { decimals: 1 })} < ${formatNumber(floor)}`
