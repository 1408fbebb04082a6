import { CompareCheckbox } from '#features/catalogue/client/comparison'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import { exposures, type CatalogueProperty } from '#features/catalogue/contract'
import { formatEuros, formatNumber } from '#client/ui'
import { LotOpening } from '../list/LotOpening'
import { OptionLink } from '../list/SaleLinks'
import { LotStatus } from '../lot/LotStatus'
import type { ProgramLot, ProgramLotsShown } from './ProgramLot'

/** Lots of one programme on a phone: three lines each. */
export const ProgramLotCards = ({ rows, isForHousehold, isBusy, comparing, sale }: ProgramLotsShown) => (
  <ul className="program-lot-cards" aria-label="Lots du programme" aria-busy={isBusy}>
    {rows.map((row) => (
      <li key={row.lot.id}>
        <div className="program-lot-line">
          <LotOpening lot={row.lot} rows={rows}>
            {row.lot.reference ?? 'Lot'}
          </LotOpening>
          <LotStatus status={row.lot.status} />
        </div>
        <p className="remark">{homeOf(row.lot)}</p>
        <div className="program-lot-line">
          <span>{figuresOf(row, isForHousehold)}</span>
          {sale && <OptionLink lot={row.lot} file={sale.file} />}
          <CompareCheckbox lot={row.lot.id} aria-label={`Comparer ${lotName(row.lot)}`} {...comparing} />
        </div>
      </li>
    ))}
  </ul>
)

/** `T2 · 42,7 m² · étage 3 · Sud`. */
const homeOf = ({ floor, exposure, ...lot }: CatalogueProperty): string =>
  [
    lotKind(lot),
    floor === null ? '' : floor === 0 ? 'rez-de-chaussée' : `étage ${formatNumber(floor)}`,
    exposure === null ? '' : exposures[exposure],
  ]
    .filter((part) => part !== '')
    .join(' · ')

/** `245 900 € · loyer 749 € · note 3,0`; for a household, its effort in the place of the rent. */
const figuresOf = ({ lot, outcome, score }: ProgramLot, isForHousehold: boolean): string =>
  [
    formatEuros(lot.property_price),
    isForHousehold
      ? `effort ${formatEuros(outcome?.indicators.average_effort, { per: 'mois' })}`
      : `loyer ${formatEuros(lot.suggested_rent)}`,
    `note ${formatNumber(score.value, { decimals: 1 })}`,
  ].join(' · ')
