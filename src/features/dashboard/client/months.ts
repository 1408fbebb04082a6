import dayjs from 'dayjs'

/** The first day of the month of a day, and of the month before, `YYYY-MM-DD`. */
export function monthsOf(day: string): { readonly thisMonth: string; readonly lastMonth: string } {
  const first = dayjs(day).startOf('month')
  return { thisMonth: first.format('YYYY-MM-DD'), lastMonth: first.subtract(1, 'month').format('YYYY-MM-DD') }
}
