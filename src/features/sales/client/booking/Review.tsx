import { entriesOf, isText, type Entries } from '#contract/json'
import { formatDate, formatEuros } from '#client/ui'
import { Facts } from '#client/ui/facts'
import { formatPhone } from '#client/ui/formats'
import { numberIn, textIn, type SaleRow } from '../saleRow'
import { buyerName, buyersIn } from './Buyers'
import { countOf, paperRows } from './paperRows'

/** All that the request says, before it leaves. */
export function Review({ sale, values }: { readonly sale: SaleRow; readonly values: Entries }) {
  const { there, all } = countOf(paperRows(sale.attributes, ['submit']))
  const notary = entriesOf(values['notary'])['name']
  const buyers = buyersIn(values['buyers']).map((buyer) =>
    [buyerName(buyer), buyer.email, buyer.phone && formatPhone(buyer.phone)].filter(Boolean).join(', '),
  )
  return (
    <section className="sale-part">
      <h2>Relecture</h2>
      <Facts
        facts={[
          { label: 'Lot', value: [sale.program, sale.lot].filter(Boolean).join(', ') || '—' },
          { label: 'Promoteur', value: sale.promoter ?? '—' },
          { label: 'Acquéreurs', value: buyers.join(' · ') },
          { label: 'Prix', value: formatEuros(numberIn(values, 'price')) },
          { label: 'Dépôt de garantie', value: formatEuros(numberIn(values, 'deposit_amount')) },
          { label: 'Acte prévu le', value: formatDate(textIn(values, 'deed_expected_at')) },
          {
            label: 'Prêt',
            value: [formatEuros(numberIn(values, 'loan_amount')), textIn(values, 'bank')].filter(Boolean).join(', '),
          },
          { label: 'Notaire', value: isText(notary) ? notary : '—' },
          { label: 'Pièces', value: `${there} sur ${all}` },
        ]}
      />
      <p className="field-help">
        À l’envoi, la demande part au promoteur et le lot est réservé. Vous pourrez encore la compléter jusqu’au
        contrat.
      </p>
    </section>
  )
}
