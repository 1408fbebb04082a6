import { Link, useSearchParams } from 'react-router-dom'
import { formatDate, formatEuros, formatNumber } from '#client/ui'
import type { Column } from '#client/ui/table'
import { StateTag } from '#client/screens/lifecycle'
import { Deadline } from '../Deadline'
import { saleKinds, type SaleType } from '../kinds'
import { numberIn, textIn, type SaleRow } from '../saleRow'
import { withLocation } from '../salesLocation'

export type Columns = readonly [Column<SaleRow>, ...Column<SaleRow>[]]

export const client: Column<SaleRow> = {
  key: 'client',
  title: 'Client',
  width: 190,
  cell: (sale) => <SaleName sale={sale} />,
}
export const lot: Column<SaleRow> = { key: 'lot', title: 'Lot', width: 190, cell: (sale) => <Lot sale={sale} /> }
const status: Column<SaleRow> = {
  key: 'status',
  title: 'État',
  width: 190,
  cell: (sale) => <StateTag states={saleKinds[sale.type].states} status={sale.status} />,
}
export const adviser: Column<SaleRow> = {
  key: 'adviser',
  title: 'Conseiller',
  width: 130,
  onlyWide: true,
  cell: (sale) => sale.adviser || '—',
}
const day = (key: string, title: string, more: Partial<Column<SaleRow>> = {}): Column<SaleRow> => ({
  ...{ key, title, width: 120, align: 'end' },
  cell: ({ attributes }) => formatDate(textIn(attributes, key)),
  ...more,
})
const deadline = (key: string, title: string, more: Partial<Column<SaleRow>> = {}): Column<SaleRow> => ({
  ...{ key, title, width: 190 },
  cell: (sale) => <Deadline at={sale.deadline} />,
  ...more,
})

const ofKind: Readonly<Record<SaleType, Columns>> = {
  option: [
    client,
    lot,
    {
      key: 'rank',
      title: 'Rang',
      width: 70,
      align: 'end',
      cell: ({ attributes }) => formatNumber(numberIn(attributes, 'rank')),
    },
    status,
    deadline('expires_at', 'Échéance', { sortable: true }),
    {
      ...{ key: 'extension_count', title: 'Prolongations', width: 120, align: 'end', onlyWide: true },
      cell: ({ attributes }) => formatNumber(numberIn(attributes, 'extension_count')),
    },
    day('created_at', 'Posée le', { sortable: true }),
  ],
  booking: [
    client,
    lot,
    status,
    deadline('deadline', 'Prochaine échéance'),
    { key: 'price', title: 'Prix', width: 110, align: 'end', cell: ({ price }) => formatEuros(price) },
    {
      ...{ key: 'deposit_amount', title: 'Dépôt', width: 100, align: 'end', onlyWide: true },
      cell: ({ attributes }) => formatEuros(numberIn(attributes, 'deposit_amount')),
    },
    day('deed_expected_at', 'Acte prévu', { onlyWide: true }),
    day('created_at', 'Créée le', { sortable: true, onlyWide: true }),
  ],
  report: [
    client,
    { key: 'promoter', title: 'Promoteur', width: 160, cell: ({ promoter }) => promoter ?? '—' },
    { key: 'program', title: 'Programme', width: 170, cell: ({ program }) => program ?? 'Tous' },
    status,
    day('sent_at', 'Envoyée le'),
    deadline('expires_at', 'Échéance', { sortable: true }),
  ],
}

/** The columns of sales of one kind, the client first. @param hasAdvisers whether they may be of several people */
export const saleColumns = (type: SaleType, hasAdvisers: boolean): Columns =>
  hasAdvisers ? [...ofKind[type], adviser] : ofKind[type]

/** The client of a sale, that opens its sheet. */
export function SaleName({ sale: { id, type, client: name } }: { readonly sale: SaleRow }) {
  const [parameters] = useSearchParams()
  return (
    <Link className="sale-link" to={{ search: withLocation(parameters, { sale: { type, id } }).toString() }}>
      {name ?? 'Dossier d’un collègue'}
    </Link>
  )
}

const Lot = ({ sale: { lot: name, program, promoter } }: { readonly sale: SaleRow }) => (
  <span className="sale-lot">
    <span>{[program, name].filter(Boolean).join(', ') || '—'}</span>
    {promoter !== null && <span>{promoter}</span>}
  </span>
)
