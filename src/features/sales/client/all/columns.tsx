import { formatEuros } from '#client/ui'
import type { Column } from '#client/ui/table'
import { StateTag } from '#client/screens/lifecycle'
import { Deadline } from '../Deadline'
import { saleKinds } from '../kinds'
import { adviser, client, lot, type Columns } from '../list/columns'
import { numberIn, type SaleRow } from '../saleRow'
import { nextOf } from './stages'

const step: Column<SaleRow> = {
  key: 'step',
  title: 'Étape',
  width: 200,
  cell: ({ type, status }) => (
    <span className="sale-lot">
      <StateTag states={saleKinds[type].states} status={status} />
      <span>{saleKinds[type].one}</span>
    </span>
  ),
}

const money: readonly Column<SaleRow>[] = [
  { key: 'price', title: 'Montant', width: 110, align: 'end', cell: ({ price }) => formatEuros(price) },
]
const commission: Column<SaleRow> = {
  ...{ key: 'commission', title: 'Commission', width: 110, align: 'end', onlyWide: true },
  cell: ({ attributes }) => formatEuros(numberIn(attributes, 'commission')),
}

/** The columns of sales of all kinds. */
export const allSalesColumns = (of: { readonly hasAdvisers: boolean; readonly hasCommission: boolean }): Columns => [
  client,
  lot,
  step,
  { key: 'deadline', title: 'Échéance', width: 180, cell: (sale) => <Deadline at={sale.deadline} /> },
  ...money,
  ...(of.hasCommission ? [commission] : []),
  { key: 'next', title: 'À faire', width: 170, cell: nextOf },
  ...(of.hasAdvisers ? [adviser] : []),
]
