import { propertyStatuses } from '#features/catalogue/contract'
import type { LotCalculation } from '#features/clientFile/contract/lots'
import { Card, formatDate, formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import { Commissions, LotFacts, lotKind, lotName, schemeName } from '#features/catalogue/client/lots'
import { Suitability } from './columns'
import { Decide } from './Decide'
import type { LotRow } from './LotRow'
import { OpenSolution } from './OpenSolution'
import { euros, percent, type RankingName } from './rankings'
import type { Trial } from './useLotCalculation'
import { WhyThisRank } from './WhyThisRank'

export interface PreviewProps {
  readonly row: LotRow
  /** All that are ranked, whatever tab is shown. */
  readonly ranked: readonly LotRow[]
  /** It was opened to be discarded. */
  readonly isDiscarding: boolean
  readonly ranking: RankingName
  readonly calculation: LotCalculation
  readonly trial: Trial
  readonly years: number
  readonly nameOf: (slug: string | null) => string
}

/** One lot beside the list: what it comes to for the household, why it stands there, and what is decided of it. */
export function LotPreview({ onClose, ...props }: PreviewProps & { onClose: () => void }) {
  return (
    <aside className="lot-preview" aria-label="Aperçu du lot">
      <Card
        title={lotName(props.row.lot)}
        actions={
          <Button size="small" onClick={onClose}>
            Fermer
          </Button>
        }
      >
        <PreviewContent {...props} />
      </Card>
    </aside>
  )
}

export function PreviewContent({
  row,
  ranked,
  isDiscarding,
  ranking,
  calculation,
  trial,
  years,
  nameOf,
}: PreviewProps) {
  const { readOnly } = useOpenAggregate()
  const { lot } = row
  return (
    <div className="lot-preview-content">
      <p>{[lotKind(lot), nameOf(lot.program.municipality), schemeName(lot)].join(' · ')}</p>
      {!readOnly && <Decide key={`${lot.id} ${String(isDiscarding)}`} row={row} isDiscarding={isDiscarding} />}
      {row.explanation !== undefined && <p className="lot-fault">Sans chiffres&nbsp;: {row.explanation}</p>}
      <Figures row={row} years={years} />
      <WhyThisRank row={row} ranked={ranked} ranking={ranking} calculation={calculation} />
      {!readOnly && <OpenSolution row={row} trial={trial} nameOf={nameOf} />}
      <LotFacts
        facts={[
          { label: 'Prix', value: euros(lot.property_price) },
          { label: 'Loyer estimé', value: euros(lot.suggested_rent) },
          {
            label: 'Livraison',
            value: lot.program.delivery_date === null ? '—' : formatDate(lot.program.delivery_date),
          },
          { label: 'Statut', value: lot.status === null ? '—' : propertyStatuses[lot.status] },
          { label: 'Compatibilité', value: <Suitability {...row} /> },
        ]}
      />
      <Commissions lot={lot.id} />
    </div>
  )
}

/** What the lot comes to for the household. */
function Figures({ row: { outcome, score }, years }: Pick<PreviewProps, 'row' | 'years'>) {
  return (
    <KeyFigures>
      <KeyFigure
        lead
        label="Effort moyen"
        value={euros(outcome?.indicators.average_effort)}
        note="par mois, impôts payés"
      />
      <KeyFigure
        label="Effort max"
        value={euros(outcome?.indicators.max_effort.amount)}
        note={outcome && `par mois, en ${outcome.indicators.max_effort.year}`}
      />
      <KeyFigure label={`Gain net à ${years} ans`} value={euros(outcome?.gain)} />
      <KeyFigure label="TRI après impôt" value={percent(outcome?.indicators.irr_after_tax)} />
      <KeyFigure label="Endettement après" value={percent(outcome?.indicators.debt_ratio_after)} />
      <KeyFigure
        label="Note"
        value={formatNumber(score.value, { decimals: 1, unit: '/5' })}
        note={`${score.known} critères sur ${score.applicable}`}
      />
    </KeyFigures>
  )
}
