import { useState } from 'react'
import { useSection } from '#client/editing'
import { formatEuros, formatPercent } from '#client/ui'
import { ChoiceInput } from '#client/ui/inputs'
import { useHousehold } from '../../useHousehold'
import { isRanking, rankingFor, rankings, type RankingName } from './rankings'

const choices = Object.entries(rankings).map(([value, { label }]) => ({ value, label }))

/** What the schemes are ranked by: what counts most for the household, until another way is chosen. */
export function useRanking() {
  const usual = rankingFor(useSection('objective')?.priorities)
  const [chosen, rank] = useState<RankingName>()
  return { ranking: chosen ?? usual, rank }
}

interface RankingHeadProps {
  readonly ranking: RankingName
  readonly onRank: (ranking: RankingName) => void
}

/** What the schemes were calculated from, and what they are ranked by. */
export const RankingHead = ({ ranking, onRank }: RankingHeadProps) => (
  <div className="starting-head">
    <Basis ranking={ranking} />
    <div className="starting-ranking">
      <span>Classer par</span>
      <ChoiceInput
        asList
        hideLabel
        required
        label="Classer par"
        choices={choices}
        value={ranking}
        onChange={(name) => {
          if (isRanking(name)) onRank(name)
        }}
      />
    </div>
  </div>
)

function Basis({ ranking }: { ranking: RankingName }) {
  const { answers, marginalRate } = useHousehold()
  const liquidity = useSection('heritage')?.liquidity
  const parts = [
    `${formatEuros(answers.net_monthly_income)} de revenus par mois`,
    ...(marginalRate === null ? [] : [`une tranche à ${formatPercent(marginalRate, { decimals: 0 })}`]),
    ...(typeof liquidity === 'number' && liquidity > 0 ? [`${formatEuros(liquidity)} de liquidités`] : []),
  ]
  return (
    <p className="starting-basis">
      Chaque dispositif est calculé pour ce foyer ({parts.join(', ')}), au plus haut prix qu’il peut porter, et classé
      par {rankings[ranking].words}.
    </p>
  )
}
