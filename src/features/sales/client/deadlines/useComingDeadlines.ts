import { isIsoDate } from '#contract'
import type { ListRequest } from '#client/api'
import { dayInParis } from '#client/ui/formats'
import { deadlineText } from '../deadlineText'
import { saleKinds, type SaleKind } from '../kinds'
import { useNow } from '../now'
import type { SaleRow } from '../saleRow'
import { useAllSales } from '../all/useAllSales'
import { daysFrom } from '../days'

/** How far ahead the dashboard looks. */
const DAYS = 14

/** The states of a kind that wait for an instant. */
const waiting = ({ states }: SaleKind): readonly string[] =>
  Object.entries(states).flatMap(([key, { deadline }]) => (deadline === undefined ? [] : [key]))

const statuses = {
  option: waiting(saleKinds.option),
  booking: waiting(saleKinds.booking),
  report: waiting(saleKinds.report),
}

/** The sales whose deadline comes within two weeks, or is past, the first to come first. */
export function useComingDeadlines(filter: ListRequest['filter']) {
  const { rows, isComplete, failure, refetch } = useAllSales(filter, statuses)
  const now = useNow()
  const last = daysFrom(dayInParis(now), DAYS).at(-1) ?? ''
  const isComing = ({ deadline }: SaleRow): boolean =>
    deadline !== null && (isIsoDate(deadline) ? deadline : dayInParis(deadline)) <= last
  return { rows: rows.filter(isComing), isComplete, failure, refetch, isLate: (sale: SaleRow) => isLate(sale, now) }
}

const isLate = ({ deadline }: SaleRow, now: number): boolean => deadline !== null && deadlineText(deadline, now).isPast
