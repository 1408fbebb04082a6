/** The first day of the month of a day, and of the month before, `YYYY-MM-DD`. */
export function monthsOf(day: string): { readonly thisMonth: string; readonly lastMonth: string } {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const firstOf = (index: number): string => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10)
  return { thisMonth: firstOf(month - 1), lastMonth: firstOf(month - 2) }
}
