import { plain } from './plain'

const MONTHS = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]

const NUMERIC = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/
const WRITTEN = new RegExp(`(?<!\\d)(\\d{1,2})(?:er)? (${MONTHS.join('|')}) (\\d{4})(?!\\d)`)
const MONTH = new RegExp(`(${MONTHS.join('|')}) (\\d{4})(?!\\d)`)

/** The first day that a text names, `YYYY-MM-DD`: 05/01/2024, 5.1.24, 5 janvier 2024. */
export function dateOf(text: string): string | undefined {
  const said = plain(text)
  const [, day, month, year] = NUMERIC.exec(said) ?? []
  if (day !== undefined && month !== undefined && year !== undefined)
    return isoDayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day))
  const [, first, name, inYear] = WRITTEN.exec(said) ?? []
  return first === undefined ? undefined : isoDayOf(Number(inYear), MONTHS.indexOf(name ?? '') + 1, Number(first))
}

/** The last day of the first month that a text names: janvier 2024, 01/2024, or the month of a day. */
export function monthOf(text: string): string | undefined {
  const said = plain(text)
  const [, name, year] = MONTH.exec(said) ?? []
  if (name !== undefined) return lastDayOf(Number(year), MONTHS.indexOf(name) + 1)
  const day = dateOf(text)
  if (day !== undefined) return lastDayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)))
  const [, month, inYear] = /(?<![\d/])(0?[1-9]|1[0-2])\/(\d{4})(?!\d)/.exec(said) ?? []
  return month === undefined ? undefined : lastDayOf(Number(inYear), Number(month))
}

/** A day that exists, `YYYY-MM-DD`. */
export function isoDayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900 && year < 2100
  return isReal ? date.toISOString().slice(0, 10) : undefined
}

/** The same day of another month, or its last day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}

const lastDayOf = (year: number, month: number): string | undefined =>
  isoDayOf(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate())
