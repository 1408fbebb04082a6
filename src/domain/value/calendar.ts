/** A civil date, `YYYY-MM-DD`. Dates compare as text. */
export type IsoDate = string

/** A month as one integer: year × 12 + (month − 1). Months subtract and compare as numbers. */
export type MonthIndex = number

const TWO_DIGITS = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'))
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
/** Days of a common year before the first of each month. */
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const DAY_MS = 86_400_000
const CODE_OF_ZERO = '0'.charCodeAt(0)

/** True for an existing civil date written `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const month = Number(text.slice(5, 7))
  const day = Number(text.slice(8, 10))
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(yearOf(text), month)
}

/** Civil year of a date. */
export function yearOf(date: IsoDate): number {
  return digits(date, 0, 4)
}

/** Month of a date as an index that can be added to. */
export function monthOf(date: IsoDate): MonthIndex {
  return yearOf(date) * 12 + digits(date, 5, 7) - 1
}

/** Civil year of a month index. */
export function yearOfMonth(month: MonthIndex): number {
  return Math.floor(month / 12)
}

/** The date on the given day of a month, or on the month's last day when it is shorter. */
export function dateInMonth(month: MonthIndex, day: number): IsoDate {
  const year = yearOfMonth(month)
  const monthNumber = month - year * 12 + 1
  const shownDay = day > 28 ? Math.min(day, daysInMonth(year, monthNumber)) : day
  return `${fourDigits(year)}-${TWO_DIGITS[monthNumber] ?? ''}-${TWO_DIGITS[shownDay] ?? ''}`
}

/** The same day some years later; the last day of February where it has no 29. */
export function anniversary(date: IsoDate, years: number): IsoDate {
  return dateInMonth(monthOf(date) + years * 12, digits(date, 8, 10))
}

/** Whole years from one date to another, the day of the anniversary included. */
export function fullYearsBetween(from: IsoDate, to: IsoDate): number {
  const years = yearOf(to) - yearOf(from)
  if (dayOfYear(from) <= dayOfYear(to)) return years
  return anniversary(from, years) <= to ? years : years - 1
}

/** Grows with the months and the days of a year. */
function dayOfYear(date: IsoDate): number {
  return digits(date, 5, 7) * 100 + digits(date, 8, 10)
}

/** Last day of a month. */
export function endOfMonth(month: MonthIndex): IsoDate {
  return dateInMonth(month, 31)
}

/** Last day of a civil year: the date on which the rules of an income year are read (CGI art. 12: income of a civil year). */
export function endOfYear(year: number): IsoDate {
  const known = endsOfYears.get(year)
  if (known !== undefined) return known
  const end = `${fourDigits(year)}-12-31`
  endsOfYears.set(year, end)
  return end
}

/** Every rule of an income year is looked up by this date: the same text is found faster than an equal one. */
const endsOfYears = new Map<number, IsoDate>()

/** The date some days later, or earlier when they are negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The same day some months later, or the last one of a month that does not have it (CPC art. 641). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return dateInMonth(monthOf(date) + months, digits(date, 8, 10))
}

/** Day of the week: 1 for Monday, 7 for Sunday. */
export function weekdayOf(date: IsoDate): number {
  return ((dayNumber(date) + 5) % 7) + 1
}

/** Whole days from one date to another; negative when `to` comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return month === 2 && isLeap ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0)
}

/** Days since the last day of the year before the year 0, in the Gregorian calendar. */
function dayNumber(date: IsoDate): number {
  const year = yearOf(date)
  const month = digits(date, 5, 7)
  const lastLeap = month > 2 ? year : year - 1
  const leapDays = Math.floor(lastLeap / 4) - Math.floor(lastLeap / 100) + Math.floor(lastLeap / 400)
  return year * 365 + leapDays + (DAYS_BEFORE_MONTH[month - 1] ?? Number.NaN) + digits(date, 8, 10)
}

/** The number that a part of a date writes, NaN when it is not made of digits; dates are read by the thousand. */
function digits(date: IsoDate, from: number, to: number): number {
  let number = 0
  for (let index = from; index < to; index++) {
    const digit = date.charCodeAt(index) - CODE_OF_ZERO
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    number = number * 10 + digit
  }
  return number
}

function fourDigits(year: number): string {
  return year >= 1000 ? String(year) : String(year).padStart(4, '0')
}
