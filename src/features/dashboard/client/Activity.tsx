import { Link } from 'react-router-dom'
import { formatEuros, formatNumber, KeyFigure, KeyFigures } from '#client/ui'
import { today } from '#client/screens'
import { figureLabels, type Figure, type FigureKey } from '#features/dashboard/contract'
import { clientFilesAddress } from '#features/clientFile/contract'
import { leadsAddress } from '#features/leads/contract'
import { saleListAddress } from '#features/sales/contract/addresses'
import { Block } from './Block'
import { monthsOf } from './months'
import type { SummaryReading } from './useSummary'

/** What the month has brought, beside the month before, and what is under way. */
export function Activity({ summary, ...reading }: SummaryReading) {
  return (
    <Block title="Activité" isThere={summary !== undefined} {...reading} lines={2}>
      <KeyFigures>
        {summary?.activity.map(({ key, ...figure }) => (
          <FigureOfMonth key={key} name={key} {...figure} />
        ))}
        {summary && summary.commissions !== null && (
          <KeyFigure
            label="Commissions prévues"
            value={formatEuros(summary.commissions)}
            note="réservations dont l’acte n’est pas signé"
          />
        )}
      </KeyFigures>
    </Block>
  )
}

const FigureOfMonth = ({ name: key, value, before }: Omit<Figure, 'key'> & { readonly name: FigureKey }) => (
  <KeyFigure
    label={figureLabels[key]}
    value={
      <Link className="dashboard-count" to={addressOf[key]()}>
        {formatNumber(value)}
        <span className="visually-hidden">, {figureLabels[key]}&nbsp;: voir la liste</span>
      </Link>
    }
    note={before === null ? 'en attente d’une décision' : variation(value - before)}
  />
)

/** The list that a figure counts. */
const addressOf: Readonly<Record<FigureKey, () => string>> = {
  files_created: () => `${clientFilesAddress}?cree-depuis=${monthsOf(today()).thisMonth}`,
  studies_presented: () => clientFilesAddress,
  leads_received: () => `${leadsAddress}?recu-depuis=${monthsOf(today()).thisMonth}`,
  bookings_firm: () => saleListAddress('reservations'),
  deeds_signed: () => saleListAddress('reservations'),
}

const variation = (difference: number): string =>
  difference === 0 ? 'comme le mois dernier' : `${formatNumber(difference, { sign: true })} sur le mois dernier`
