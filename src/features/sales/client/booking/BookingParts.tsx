import { entriesOf, isNumber, isText } from '#contract/json'
import { formatDate, formatEuros, formatPercent } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { formatPhone } from '#client/ui/formats'
import type { SaleSituation } from '../api'
import { numberIn, textIn, type SaleRow } from '../saleRow'
import { buyerName, buyersIn } from './Buyers'
import { Papers } from './Papers'
import './booking.css'

interface BookingPartsProps {
  readonly sale: SaleRow
  readonly situation: SaleSituation
}

/** What a booking has besides what every sale has: papers, buyers, financing, calls for funds. */
export function BookingParts({ sale, situation }: BookingPartsProps) {
  const possible = situation.actions.filter(({ reason }) => reason === null).map(({ action }) => action)
  return (
    <>
      <Papers sale={sale} actions={possible} />
      <BuyersPart sale={sale} />
      <Financing sale={sale} />
      <Calls calls={sale.attributes['calls_for_funds']} />
    </>
  )
}

const BuyersPart = ({ sale }: { readonly sale: SaleRow }) => (
  <section className="sale-part">
    <h2>Acquéreurs</h2>
    <ul className="sale-papers">
      {buyersIn(sale.attributes['buyers']).map((buyer, index) => (
        <li key={index}>
          <strong>{buyerName(buyer)}</strong>
          <span>{[buyer.email, buyer.phone && formatPhone(buyer.phone)].filter(Boolean).join(' · ')}</span>
          {buyer.signed_at && <span>A signé le {formatDate(buyer.signed_at)}</span>}
          {buyer.withdrawal_ends_at && <span>Rétractation jusqu’au {formatDate(buyer.withdrawal_ends_at)}</span>}
        </li>
      ))}
    </ul>
  </section>
)

function Financing({ sale: { attributes } }: { readonly sale: SaleRow }) {
  const notary = entriesOf(attributes['notary'])['name']
  const rate = numberIn(attributes, 'deposit_rate')
  const deposit = numberIn(attributes, 'deposit_amount')
  const facts = [
    { label: 'Contrat', value: textIn(attributes, 'contract_number') },
    {
      label: 'Dépôt de garantie',
      value: deposit === null ? null : `${formatEuros(deposit)}${rate === null ? '' : ` (${formatPercent(rate)})`}`,
    },
    { label: 'Acte prévu le', value: dayIn(attributes['deed_expected_at']) },
    { label: 'Prêt', value: amountText(numberIn(attributes, 'loan_amount')) },
    { label: 'Banque', value: textIn(attributes, 'bank') },
    { label: 'Notaire', value: isText(notary) ? notary : null },
    { label: 'Commission', value: amountText(numberIn(attributes, 'commission')) },
  ].filter(({ value }) => value !== null)
  if (facts.length === 0) return null
  return (
    <section className="sale-part">
      <h2>Financement</h2>
      <Facts facts={facts} />
    </section>
  )
}

const amountText = (amount: number | null): string | null => (amount === null ? null : formatEuros(amount))
const dayIn = (day: unknown): string | null => (isText(day) && day !== '' ? formatDate(day) : null)

/** What is called for as the building rises. */
function Calls({ calls }: { readonly calls: unknown }) {
  const lines = (Array.isArray(calls) ? calls : []).map(entriesOf)
  if (lines.length === 0) return null
  return (
    <section className="sale-part">
      <h2>Appels de fonds</h2>
      <table className="sale-calls">
        <thead>
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Part</th>
            <th scope="col">Montant</th>
            <th scope="col">Appelé le</th>
            <th scope="col">Payé le</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, rate, amount, called_at, paid_at }) => (
            <tr key={String(label)}>
              <th scope="row">{String(label)}</th>
              <td>{formatPercent(isNumber(rate) ? rate : null, { decimals: 0 })}</td>
              <td>{formatEuros(isNumber(amount) ? amount : null)}</td>
              <td>{dayIn(called_at) ?? '—'}</td>
              <td>{dayIn(paid_at) ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
