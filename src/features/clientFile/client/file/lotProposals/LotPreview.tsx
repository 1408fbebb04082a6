import { propertyStatuses } from '#features/catalogue/contract'
import type { LotCalculation } from '../../calculation/lots'
import { Card, formatDate, formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useOpenAggregate } from '#client/editing'
import { useClientWord } from '../parts/useClientWord'
import { Suitability } from './columns'
import { Commissions } from './Commissions'
import { Decide } from './Decide'
import type { LotRow } from './LotRow'
import { lotKind, lotName, schemeName } from './lotWords'
import { OpenSolution } from './OpenSolution'
import { euros, percent, type RankingName } from './rankings'
import type { Trial } from './useLotCalculation'
import { WhyThisRank } from './WhyThisRank'

export interface PreviewProps {
  readonly row: LotRow
  readonly rows: readonly LotRow[]
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

export function PreviewContent({ row, rows, ranking, calculation, trial, years, nameOf }: PreviewProps) {
  const { readOnly } = useOpenAggregate()
  const word = useClientWord()
  const { lot, outcome } = row
  const {
    program: { municipality, delivery_date },
  } = lot
  return (
    <div className="lot-preview-content">
      <p>{[lotKind(lot), nameOf(municipality), schemeName(lot)].join(' · ')}</p>
      {!readOnly && <Decide key={lot.id} row={row} />}
      {row.explanation !== undefined && <p className="lot-fault">Sans chiffres&nbsp;: {row.explanation}</p>}
      <KeyFigures>
        <KeyFigure
          lead
          label={word('Effort moyen')}
          value={euros(outcome?.indicators.average_effort)}
          note="par mois, impôts payés"
        />
        <KeyFigure
          label={word('Effort max')}
          value={euros(outcome?.indicators.max_effort.amount)}
          note={outcome && `par mois, en ${outcome.indicators.max_effort.year}`}
        />
        <KeyFigure label={`Gain net à ${years} ans`} value={euros(outcome?.gain)} />
        <KeyFigure label={word('TRI après impôt')} value={percent(outcome?.indicators.irr_after_tax)} />
        <KeyFigure label={word('Endettement après')} value={percent(outcome?.indicators.debt_ratio_after)} />
        <KeyFigure
          label="Note"
          value={formatNumber(row.score.value, { decimals: 1, unit: '/5' })}
          note={`${row.score.known} critères sur ${row.score.applicable}`}
        />
      </KeyFigures>
      <WhyThisRank row={row} rows={rows} ranking={ranking} calculation={calculation} />
      {!readOnly && <OpenSolution row={row} trial={trial} nameOf={nameOf} />}
      <dl>
        <div className="row-card-line">
          <dt>Prix</dt>
          <dd>{euros(lot.property_price)}</dd>
        </div>
        <div className="row-card-line">
          <dt>Loyer estimé</dt>
          <dd>{euros(lot.suggested_rent)}</dd>
        </div>
        <div className="row-card-line">
          <dt>Livraison</dt>
          <dd>{delivery_date === null ? '—' : formatDate(delivery_date)}</dd>
        </div>
        <div className="row-card-line">
          <dt>Statut</dt>
          <dd>{lot.status === null ? '—' : propertyStatuses[lot.status]}</dd>
        </div>
        <div className="row-card-line">
          <dt>Compatibilité</dt>
          <dd>
            <Suitability {...row} />
          </dd>
        </div>
      </dl>
      <Commissions lot={lot.id} />
    </div>
  )
}
