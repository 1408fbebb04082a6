import { useState } from 'react'
import { Checkbox } from 'antd'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { useClientWord } from '../parts/useClientWord'
import { DecisionTag, Rank, Score, Suitability } from './columns'
import type { LotListProps } from './LotTable'
import { lotKind, lotName, schemeName } from './lotWords'
import { euros, percent } from './rankings'
import { MOST_COMPARED } from './useLotSearch'

/** Cards shown at first, and each time that more are asked for. */
const PAGE = 40

/** The ranked lots on a phone: what a choice is made by. */
export function LotCards({ rows, years, isBusy, nameOf, onChoose, compared, onCompare }: LotListProps) {
  const [count, setCount] = useState(PAGE)
  const word = useClientWord()
  return (
    <div aria-busy={isBusy}>
      <ul className="row-cards" aria-label="Lots classés">
        {rows.slice(0, count).map((row) => (
          <li key={row.lot.id} className="lot-card">
            <p className="lot-card-head">
              <span>
                <Rank {...row} />
              </span>
              <DecisionTag status={row.proposal?.attributes.status} />
            </p>
            <button
              type="button"
              className="lot-name row-card-title"
              onClick={() => {
                onChoose(row.lot.id)
              }}
            >
              {lotName(row.lot)}
            </button>
            <p className="lot-card-facts">
              {[lotKind(row.lot), nameOf(row.lot.program.municipality), schemeName(row.lot)].join(' · ')}
            </p>
            <dl>
              <div className="row-card-line">
                <dt>{word('Effort moyen')}</dt>
                <dd>
                  <strong>{euros(row.outcome?.indicators.average_effort)}</strong>
                </dd>
              </div>
              <div className="row-card-line">
                <dt>Prix</dt>
                <dd>{euros(row.lot.property_price)}</dd>
              </div>
              <div className="row-card-line">
                <dt>Gain net à {years} ans</dt>
                <dd>{euros(row.outcome?.gain)}</dd>
              </div>
              <div className="row-card-line">
                <dt>Endettement</dt>
                <dd>{percent(row.outcome?.indicators.debt_ratio_after)}</dd>
              </div>
              <div className="row-card-line">
                <dt>Note</dt>
                <dd>
                  <Score {...row.score} />
                </dd>
              </div>
              <div className="row-card-line">
                <dt>Compatibilité</dt>
                <dd>
                  <Suitability {...row} />
                </dd>
              </div>
            </dl>
            <Checkbox
              className="lot-card-compare"
              checked={compared.includes(row.lot.id)}
              disabled={compared.length >= MOST_COMPARED && !compared.includes(row.lot.id)}
              onChange={(event) => {
                onCompare(row.lot.id, event.target.checked)
              }}
            >
              Comparer
            </Checkbox>
          </li>
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
