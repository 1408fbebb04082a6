import type { Choice } from '#contract'
import { statusLabels } from '#contract/lifecycle'
import { aDay, anId, aSwitch, listSearch, oneOf } from '#client/screens/filters'
import { dayInParis } from '#client/ui/formats'
import { saleStages } from '#features/sales/contract'
import { deadlineText } from '../deadlineText'
import { textIn, type SaleRow } from '../saleRow'
import { stageOfSale } from './stages'

/** What narrows all sales, as their address says it. */
export const allSalesSearch = listSearch({
  filters: {
    etape: oneOf(statusLabels({ states: saleStages })),
    promoteur: anId('promoter'),
    programme: anId('program'),
    conseiller: anId('created_by'),
    depuis: aDay('since'),
    jusqu: aDay('until'),
    retard: aSwitch('late'),
  },
  sorts: ['deadline'],
  usualSort: { key: 'deadline', direction: 'ascending' },
})
export type AllSalesSearch = ReturnType<typeof allSalesSearch.searchOf>
export type AllSalesFilters = AllSalesSearch['filters']

/** The sales that the filters leave. @param now milliseconds since 1970 */
export const narrowed = (rows: readonly SaleRow[], filters: AllSalesFilters, now: number): readonly SaleRow[] =>
  rows.filter((sale) => isWithin(sale, filters) && (filters.retard === undefined || isLate(sale, now)))

function isWithin(sale: SaleRow, { etape, promoteur, programme, conseiller, depuis, jusqu }: AllSalesFilters): boolean {
  const asked = [
    [etape, stageOfSale(sale)],
    [promoteur, sale.ids.promoter],
    [programme, sale.ids.program],
    [conseiller, sale.ids.created_by],
  ] as const
  const begun = dayOf(textIn(sale.attributes, 'created_at'))
  const isBegunThen = (depuis === undefined || begun >= depuis) && (jusqu === undefined || begun <= jusqu)
  return isBegunThen && asked.every(([wanted, is]) => wanted === undefined || wanted === is)
}

const dayOf = (instant: string | null): string => (instant === null ? '' : dayInParis(instant))

export const isLate = ({ deadline }: SaleRow, now: number): boolean =>
  deadline !== null && deadlineText(deadline, now).isPast

/** Those that sales have, by name. */
export function choicesIn(rows: readonly SaleRow[], of: keyof SaleRow['ids']): readonly Choice[] {
  const names = { program: 'program', promoter: 'promoter', created_by: 'adviser' } as const
  const found = new Map(rows.flatMap((sale) => (sale.ids[of] === null ? [] : [[sale.ids[of], sale[names[of]] ?? '']])))
  return [...found]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => one.label.localeCompare(other.label, 'fr'))
}
