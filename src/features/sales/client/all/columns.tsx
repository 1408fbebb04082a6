import { Link, useSearchParams } from 'react-router-dom'
import { formatDate, formatEuros } from '#client/ui'
import type { Column } from '#client/ui/table'
import { StateTag } from '#client/screens/lifecycle'
import { Deadline } from '../Deadline'
import { saleKinds } from '../kinds'
import { adviser, client, lot, type Columns } from '../list/columns'
import { withLocation } from '../salesLocation'
import { numberIn, textIn, type SaleRow } from '../saleRow'
import { nextOf } from './stages'

const step: Column<SaleRow> = {
  key: 'step',
  title: 'Étape',
  width: 160,
  cell: ({ type, status }) => (
    <span className="sale-lot">
      <StateTag states={saleKinds[type].states} status={status} />
      <span>{saleKinds[type].one}</span>
    </span>
  ),
}

const money: readonly Column<SaleRow>[] = [
  { key: 'price', title: 'Montant', width: 100, align: 'end', cell: ({ price }) => formatEuros(price) },
]
const commission: Column<SaleRow> = {
  ...{ key: 'commission', title: 'Commission', width: 104, align: 'end', onlyWide: true },
  cell: ({ attributes }) => formatEuros(numberIn(attributes, 'commission')),
}

/** What is best done next: its sheet says what is possible. */
function ToDo({ sale }: { readonly sale: SaleRow }) {
  const [parameters] = useSearchParams()
  const { type, id } = sale
  return <Link to={{ search: withLocation(parameters, { sale: { type, id } }).toString() }}>{nextOf(sale)}</Link>
}

/** The columns of sales of all kinds. */
export const allSalesColumns = (of: { readonly hasAdvisers: boolean; readonly hasCommission: boolean }): Columns => [
  { ...client, width: 168 },
  { ...lot, width: 176 },
  step,
  { key: 'deadline', title: 'Échéance', width: 170, cell: (sale) => <Deadline at={sale.deadline} /> },
  ...money,
  ...(of.hasCommission ? [commission] : []),
  { key: 'next', title: 'À faire', width: 146, cell: (sale) => <ToDo sale={sale} /> },
  ...(of.hasAdvisers ? [{ ...adviser, width: 116 }] : []),
  {
    ...{ key: 'updated_at', title: 'Mise à jour', width: 104, align: 'end', onlyWide: true },
    cell: ({ attributes }) => formatDate(textIn(attributes, 'updated_at')),
  },
]
