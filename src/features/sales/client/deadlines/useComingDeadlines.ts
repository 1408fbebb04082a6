import type { ListRequest } from '#client/api'
import { dayInParis } from '#client/ui/formats'
import { daysFrom } from '../days'
import { deadlineText } from '../deadlineText'
import { saleKinds } from '../kinds'
import { useSales } from '../list/useSales'
import { useNow } from '../now'
import type { SaleRow } from '../saleRow'
import { byDeadline, withState } from './merged'

/** How far ahead the dashboard looks. */
const DAYS = 14

/** The sales whose deadline comes within two weeks, or is past, the first to come first. @param count how many are read at most */
export function useComingDeadlines(filter: ListRequest['filter'], count: number) {
  const now = useNow()
  const last = daysFrom(dayInParis(now), DAYS + 1).at(-1) ?? ''
  const request = {
    page: { size: count },
    sort: ['deadline'],
    filter: { ...filter, deadline_by: `${last}T00:00:00+01:00` },
  }
  const lists = [
    useSales(saleKinds.option, request),
    useSales(saleKinds.booking, request),
    useSales(saleKinds.report, request),
  ]
  return {
    ...withState(lists),
    rows: lists
      .flatMap(({ rows }) => rows)
      .sort(byDeadline)
      .slice(0, count),
    total: lists.reduce((sum, { page }) => sum + (page?.total ?? 0), 0),
    isLate: ({ deadline }: SaleRow): boolean => deadline !== null && deadlineText(deadline, now).isPast,
  }
}
