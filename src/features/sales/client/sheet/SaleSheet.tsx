import { Link } from 'react-router-dom'
import { clientFileAddress } from '#features/clientFile/contract'
import { formatDate, formatEuros, formatNumber } from '#client/ui'
import { StateTag } from '#client/screens/lifecycle'
import { Facts } from '#client/ui/facts'
import type { SaleSituation } from '../api'
import type { SaleKind } from '../kinds'
import { numberIn, textIn, type SaleRow } from '../saleRow'
import { Assistant } from '../booking/Assistant'
import { BookingParts } from '../booking/BookingParts'
import { Deadlines } from './Deadlines'
import { History } from './History'
import { Messages } from './Messages'
import { SaleActions } from './SaleActions'

export interface SaleSheetProps {
  readonly kind: SaleKind
  readonly sale: SaleRow
  readonly situation: SaleSituation
}

/** Everything about one sale, and what can be done with it. */
export function SaleSheet({ kind, sale, situation }: SaleSheetProps) {
  const { help } = kind.states[sale.status] ?? {}
  if (sale.type === 'booking' && sale.status === 'draft') return <Assistant sale={sale} situation={situation} />
  return (
    <article className="sale-sheet" aria-label={`Fiche de la vente${sale.client === null ? '' : ` de ${sale.client}`}`}>
      <p className="sale-state">
        <StateTag states={kind.states} status={sale.status} />
        {help !== undefined && <span>{help}</span>}
      </p>
      <Collisions situation={situation} />
      <Deadlines kind={kind} sale={sale} deadlines={situation.deadlines} />
      <SaleActions kind={kind} sale={sale} actions={situation.actions} />
      {sale.type === 'booking' && <BookingParts sale={sale} situation={situation} />}
      <SaleFacts sale={sale} />
      <Messages messages={situation.messages} />
      <History kind={kind} id={sale.id} />
    </article>
  )
}

/** Colleagues who declared the client before; theirs is never named. */
const Collisions = ({ situation: { collisions } }: Pick<SaleSheetProps, 'situation'>) =>
  collisions.length > 0 && (
    <div className="sale-collision" role="status">
      {collisions.map(({ colleague, sent_at }) => (
        <p key={colleague + sent_at}>
          {colleague} a déjà déclaré ce client à ce promoteur, le {formatDate(sent_at)}. Voyez ensemble qui le suit
          avant d’aller plus loin.
        </p>
      ))}
    </div>
  )

function SaleFacts({ sale }: { readonly sale: SaleRow }) {
  const { client, clientFile, property, lotAddress, lot, program, promoter, adviser, price, attributes } = sale
  const file = client ?? 'Dossier'
  const known = [
    {
      label: 'Dossier',
      value: clientFile === null ? null : <Link to={clientFileAddress(clientFile)}>{file}</Link>,
    },
    {
      label: 'Lot',
      value: lotAddress === null ? null : <Link to={lotAddress}>{[program, lot].filter(Boolean).join(', ')}</Link>,
    },
    { label: 'Programme', value: property === null ? program : null },
    { label: 'Promoteur', value: promoter },
    { label: 'Prix', value: price === null ? null : formatEuros(price) },
    { label: 'Rang', value: numberIn(attributes, 'rank') },
    { label: 'Prolongations', value: numberText(numberIn(attributes, 'extension_count')) },
    { label: 'Consentement', value: dayText(textIn(attributes, 'consent_at')) },
    { label: 'Conseiller', value: adviser || null },
    { label: 'Commentaire', value: textIn(attributes, 'comment') },
    { label: 'Motif', value: textIn(attributes, 'reason') },
  ]
  return (
    <section className="sale-part">
      <h2>La vente</h2>
      <Facts facts={known.filter(({ value }) => value !== null)} />
    </section>
  )
}

const numberText = (count: number | null): string | null => (count === null ? null : formatNumber(count))
const dayText = (day: string | null): string | null => (day === null ? null : `recueilli le ${formatDate(day)}`)
