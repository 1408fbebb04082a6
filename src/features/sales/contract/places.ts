import { deadlines } from '#domain'

/** Whose holidays count at a place. @param municipality its slug, which ends with its code: `metz-57463`; null: nowhere in particular */
export function holidayAreaOf(municipality: string | null): deadlines.HolidayArea {
  return deadlines.holidayAreaOf(/-(\w{5})$/.exec(municipality ?? '')?.[1] ?? '')
}
