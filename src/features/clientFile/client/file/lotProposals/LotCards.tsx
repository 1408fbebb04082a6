import { useState } from 'react'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { CompareCheckbox } from '#features/catalogue/client/comparison'
import { LotFacts, lotKind, lotName, schemeName, Score } from '#features/catalogue/client/lots'
import { Rank, Suitability } from './columns'
import type { LotRow } from './LotRow'
import type { LotListProps } from './RankedLotTable'
import { euros, percent } from './rankings'
import { RowDecision } from './RowDecision'

/** Cards shown at first, and each time that more are asked for. */
const PAGE = 40

/** The ranked lots on a phone: what a choice is made by. */
export function LotCards({ rows, years, isBusy, nameOf, onChoose, onDiscard, compared, onCompare }: LotListProps) {
  const [count, setCount] = useState(PAGE)
  const inCard = { years, nameOf, onChoose, onDiscard, compared, onCompare }
  return (
    <div aria-busy={isBusy}>
      <ul className="row-cards" aria-label="Lots classés">
        {rows.slice(0, count).map((row, place) => (
          // By its place: a card that gets another lot does not move.
          <LotCard key={place} row={row} {...inCard} />
        ))}
      </ul>
      {rows.length > count && (
        <Button
          className="lot-more"
          onClick={() => {
            setCount(count + PAGE)
          }}
        >
          Voir {PAGE} lots de plus (sur {formatNumber(rows.length)})
        </Button>
      )}
    </div>
  )
}

interface LotCardProps extends Omit<LotListProps, 'rows' | 'hasStatuses' | 'isBusy' | 'chosen'> {
  readonly row: LotRow
}

function LotCard({ row, years, nameOf, onChoose, onDiscard, compared, onCompare }: LotCardProps) {
  const { lot } = row
  return (
    <li className="lot-card">
      <p className="lot-card-head">
        <span>
          <Rank {...row} />
        </span>
        <RowDecision row={row} onDiscard={onDiscard} />
      </p>
      <button
        type="button"
        className="lot-name row-card-title"
        onClick={() => {
          onChoose(lot.id)
        }}
      >
        {lotName(lot)}
      </button>
      <p className="lot-card-facts">{[lotKind(lot), nameOf(lot.program.municipality), schemeName(lot)].join(' · ')}</p>
      <Figures row={row} years={years} />
      <CompareCheckbox lot={lot.id} className="lot-card-compare" compared={compared} onCompare={onCompare}>
        Comparer
      </CompareCheckbox>
    </li>
  )
}

function Figures({ row, years }: Pick<LotCardProps, 'row' | 'years'>) {
  const { lot, outcome, score } = row
  return (
    <LotFacts
      facts={[
        { label: 'Effort moyen', value: <strong>{euros(outcome?.indicators.average_effort)}</strong> },
        { label: 'Prix', value: euros(lot.property_price) },
        { label: `Gain net à ${years} ans`, value: euros(outcome?.gain) },
        { label: 'Endettement', value: percent(outcome?.indicators.debt_ratio_after) },
        { label: 'Note', value: <Score {...score} /> },
        { label: 'Compatibilité', value: <Suitability {...row} /> },
      ]}
    />
  )
}
