import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** The birthdate of someone whose birthdate is not known yet (specification §9); shown as an empty field. */
export const PLACEHOLDER_BIRTHDATE = '1900-01-01'

/**
 * `'1 234,5'` → 1234.5: spaces of any width, a comma or a point (specification §5). An empty text is null; what is not a
 * number is returned unchanged: the rule of the field refuses it.
 */
export function parseNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const text = value.replace(/\s/g, '').replace(',', '.').replace('\u2212', '-')
  if (text === '') return null
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : value
}

/** Rounds to a number of decimals, halves away from zero, without the drift of binary fractions. */
export function roundTo(value: number, decimals: number): number {
  if (Math.round(value * 10 ** decimals) / 10 ** decimals === value) return value
  const shift = (number: number, places: number) => {
    const [digits = '0', exponent = '0'] = String(number).split('e')
    return Number(`${digits}e${String(Number(exponent) + places)}`)
  }
  return Number.isFinite(value)
    ? Math.sign(value) * shift(Math.round(shift(Math.abs(value), decimals)), -decimals)
    : value
}

/** True for a day that exists in the calendar, written `YYYY-MM-DD`, of a year of four digits. */
export function isIsoDate(value: string): boolean {
  return ISO_DATE.test(value) && dayjs.utc(value).format('YYYY-MM-DD') === value
}

/** True for an instant in UTC, such as `2026-11-20T08:00:00Z`. */
export function isInstant(value: string): boolean {
  const [day = '', time = ''] = value.split('T')
  return isIsoDate(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?Z$/.test(time)
}

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
