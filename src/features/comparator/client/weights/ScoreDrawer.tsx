import { formatNumber } from '#client/ui'
import { Drawer } from '#client/ui/drawer'
import { lotName } from '#features/catalogue/client/lots'
import { criteriaOf, scoringCriteria, type CriterionName } from '#features/catalogue/contract'
import { ScrollingTable } from '#client/ui/table'
import type { FoundLot } from '../found/inOrder'
import { weightWords, type Weights } from '../search/criteria'
import { useHiddenCriteria } from './useHiddenCriteria'

interface ScoreDrawerProps {
  readonly row: FoundLot
  readonly weights: Weights
  readonly onClose: () => void
}

interface Line {
  readonly name: CriterionName
  readonly score: number | null
  readonly weight: number
}

/** What the score of a lot is made of: each criterion, its score, how much it counts. */
export function ScoreDrawer({ row: { lot, score }, weights, onClose }: ScoreDrawerProps) {
  const hidden = useHiddenCriteria()
  const lines = criteriaOf(lot.program.project)
    .filter((name) => !hidden.includes(name))
    .map((name): Line => ({ name, score: lot[name], weight: weights[name] }))
  return (
    <Drawer title={`Note de ${lotName(lot)}`} open onClose={onClose} size={480}>
      <p>
        <strong>{formatNumber(score.value, { decimals: 1, unit: '/5' })}</strong>&nbsp;: moyenne de {score.known}{' '}
        {score.known > 1 ? 'notes connues' : 'note connue'} sur {score.applicable} critères qui comptent, chacune selon
        son poids.
      </p>
      <ScrollingTable<Line>
        caption="Ce qui fait la note"
        rowKey={({ name }) => name}
        dataSource={lines}
        columns={[
          {
            key: 'criterion',
            title: 'Critère',
            rowScope: 'row',
            render: (_value, { name }) => scoringCriteria[name].label,
          },
          {
            key: 'score',
            title: 'Note',
            align: 'end',
            render: (_value, { score: own }) => (own === null ? 'inconnue' : formatNumber(own, { decimals: 1 })),
          },
          { key: 'weight', title: 'Poids', render: (_value, { weight }) => weightWords[weight] },
        ]}
      />
    </Drawer>
  )
}
