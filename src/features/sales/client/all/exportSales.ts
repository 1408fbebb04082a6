import { downloadCsv, today } from '#client/screens'
import { formatDate } from '#client/ui'
import { absoluteText } from '../deadlineText'
import { saleKinds } from '../kinds'
import { numberIn, textIn, type SaleRow } from '../saleRow'
import { nextOf } from './stages'

const titles = ['Client', 'Vente', 'Programme', 'Lot', 'Promoteur', 'État', 'Échéance', 'Montant']
const last = ['À faire', 'Conseiller', 'Commencée le', 'Mise à jour']

/** The sales that are shown, as a file that a spreadsheet opens; a commission for those who see it. */
export const exportSales = (rows: readonly SaleRow[], hasCommission: boolean): void => {
  const cells = rows.map((sale) => [
    sale.client ?? 'Dossier d’un collègue',
    saleKinds[sale.type].one,
    ...[sale.program, sale.lot, sale.promoter].map((text) => text ?? ''),
    saleKinds[sale.type].states[sale.status]?.label ?? sale.status,
    sale.deadline === null ? '' : absoluteText(sale.deadline),
    sale.price ?? '',
    ...(hasCommission ? [numberIn(sale.attributes, 'commission') ?? ''] : []),
    nextOf(sale),
    sale.adviser,
    ...['created_at', 'updated_at'].map((name) => formatDate(textIn(sale.attributes, name))),
  ])
  downloadCsv(`ventes-${today()}.csv`, [[...titles, ...(hasCommission ? ['Commission'] : []), ...last], ...cells])
}
