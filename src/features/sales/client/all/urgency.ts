import { isIsoDate } from '#contract'
import { dayInParis } from '#client/ui/formats'
import { daysFrom } from '../days'
import type { SaleRow } from '../saleRow'
import { isLate } from './narrowing'

/** How soon something has to be done. */
export type Urgency = 'En retard' | 'Aujourd’hui' | 'Sept prochains jours' | 'Plus tard' | 'Sans échéance'
const order: readonly Urgency[] = ['En retard', 'Aujourd’hui', 'Sept prochains jours', 'Plus tard', 'Sans échéance']

/** Sales by urgency, the first to look after first; without those that have none. @param now milliseconds since 1970 */
export const byUrgency = (rows: readonly SaleRow[], now: number): readonly (readonly [Urgency, readonly SaleRow[]])[] =>
  order
    .map((urgency) => [urgency, rows.filter((sale) => urgencyOf(sale, now) === urgency)] as const)
    .filter(([, there]) => there.length > 0)

function urgencyOf(sale: SaleRow, now: number): Urgency {
  const { deadline } = sale
  if (deadline === null) return 'Sans échéance'
  if (isLate(sale, now)) return 'En retard'
  const [day, today] = [isIsoDate(deadline) ? deadline : dayInParis(deadline), dayInParis(now)]
  if (day === today) return 'Aujourd’hui'
  return day <= (daysFrom(today, 8).at(-1) ?? '') ? 'Sept prochains jours' : 'Plus tard'
}
