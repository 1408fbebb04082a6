import type { CatalogueProperty } from '#features/catalogue/contract'
import { schemeName } from '#features/catalogue/client/lots'
import type { Outcome } from '#client/engine'
import { formatDate, formatEuros, formatPercent } from '#client/ui'
import { PlaceMap } from '../parts/PlaceMap'
import { DEBT_LIMIT } from '#features/simulation/client/figures'
import { KeptLot } from '../synthesis/KeptLotsCard'

interface MeetingLotProps {
  readonly id: string
  /** From 1, to speak of it: its reference is the promoter’s. */
  readonly number: number
  /** Undefined once the catalogue has it no more, or as long as it is not read. */
  readonly lot?: CatalogueProperty | undefined
  /** What it comes to over the years shown, taxes paid; undefined as long as it is not known. */
  readonly outcome?: Outcome | undefined
}

/** A lot that was kept, as its client sees it: where and what it is, what it costs a month, what it leaves. */
export const MeetingLot = ({ id, number, lot, outcome }: MeetingLotProps) => (
  <li className="meeting-lot">
    <Picture lot={lot} />
    <div className="meeting-lot-told">
      <span className="meeting-lot-number">Lot {number}</span>
      <KeptLot lot={id} />
      {outcome && <Effort euros={outcome.indicators.average_effort} />}
    </div>
    <dl className="meeting-facts">
      {lot && <OfLot lot={lot} />}
      {outcome && <OfOutcome outcome={outcome} />}
    </dl>
  </li>
)

/** Its picture, or where it is as long as there is none. */
function Picture({ lot }: Pick<MeetingLotProps, 'lot'>) {
  const address = lot?.program.thumbnail_url ?? null
  if (address !== null) return <img className="meeting-lot-picture" src={address} alt="" loading="lazy" />
  return <PlaceMap latitude={lot?.program.latitude ?? null} longitude={lot?.program.longitude ?? null} />
}

const Effort = ({ euros }: { euros: number }) => (
  <span className="meeting-lot-effort">
    {euros >= 0 ? 'Il vous resterait à sortir ' : 'Il vous resterait en plus '}
    <b>{formatEuros(Math.abs(euros), { per: 'mois' })}</b>
  </span>
)

const OfLot = ({ lot }: { lot: CatalogueProperty }) => (
  <>
    <Fact name="Cadre fiscal" value={schemeName(lot)} />
    {lot.suggested_rent !== null && (
      <Fact name="Loyer estimé" value={formatEuros(lot.suggested_rent, { per: 'mois' })} />
    )}
    {lot.program.delivery_date !== null && <Fact name="Livraison" value={formatDate(lot.program.delivery_date)} />}
  </>
)

function OfOutcome({ outcome: { indicators } }: { outcome: Outcome }) {
  const { max_effort: most, net_wealth: wealth, debt_ratio_after: debt } = indicators
  return (
    <>
      {most.amount > 0 && (
        <Fact name="Au plus haut" value={`${formatEuros(most.amount, { per: 'mois' })} en ${String(most.year)}`} />
      )}
      <Fact name="Patrimoine net à terme" value={formatEuros(wealth)} />
      {debt !== null && (
        <Fact
          name="Endettement"
          value={`${formatPercent(debt, { decimals: 1 })} (${formatPercent(DEBT_LIMIT, { decimals: 0 })} au plus)`}
        />
      )}
    </>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
