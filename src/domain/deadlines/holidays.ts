import { inForce } from '../law/parameter'
import { type Holiday, type LocalHolidayArea, localHolidays, publicHolidays } from '../law/publicHolidays'
import { addDays, endOfYear, type IsoDate, weekdayOf, yearOf } from '../value/calendar'
import { frenchWeekday } from '../value/frenchText'

/** Whose holidays count: those of the place of the lot. */
export type HolidayArea = 'metropolitan' | LocalHolidayArea

const AREAS: Readonly<Record<string, LocalHolidayArea>> = {
  '57': 'alsace_moselle',
  '67': 'alsace_moselle',
  '68': 'alsace_moselle',
  '971': '971',
  '972': '972',
  '973': '973',
  '974': '974',
  '976': '976',
  '977': '977',
  '978': '978',
}

/** The area of a municipality. @param code its INSEE code, or its department: `34172`, `67`, `97411` */
export function holidayAreaOf(code: string): HolidayArea {
  return AREAS[code.slice(0, 3)] ?? (code.startsWith('97') ? 'metropolitan' : AREAS[code.slice(0, 2)]) ?? 'metropolitan'
}

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const day = epact + weekday - 7 * shift + 114
  return `${year}-${pad(Math.floor(day / 31))}-${pad((day % 31) + 1)}`
}

/** Names of the public holidays of a year, by date. */
export function holidaysOf(year: number, area: HolidayArea): ReadonlyMap<IsoDate, string> {
  const key = `${year} ${area}`
  const known = years.get(key)
  if (known) return known
  const on = endOfYear(year)
  const local = area === 'metropolitan' ? [] : inForce(localHolidays, on).value[area]
  const holidays = [...inForce(publicHolidays, on).value, ...local]
  const found = new Map(holidays.map((holiday) => [dateOf(holiday, year), holiday.name]))
  years.set(key, found)
  return found
}

/** Deadlines ask day by day: each year is found once. */
const years = new Map<string, ReadonlyMap<IsoDate, string>>()

function dateOf(holiday: Holiday, year: number): IsoDate {
  return holiday.on === undefined ? addDays(easterSunday(year), holiday.fromEaster) : `${year}-${holiday.on}`
}

/** Why nobody works on a day, in French: `un dimanche`, `férié (Noël)`; undefined for a working day, Monday to Friday. */
export function restOn(date: IsoDate, area: HolidayArea): string | undefined {
  const holiday = holidaysOf(yearOf(date), area).get(date)
  if (holiday !== undefined) return `férié (${holiday})`
  return weekdayOf(date) > 5 ? `un ${frenchWeekday(date)}` : undefined
}

export function isWorkingDay(date: IsoDate, area: HolidayArea): boolean {
  return restOn(date, area) === undefined
}

/** The day itself when it is a working one, otherwise the next that is. */
export function workingDayFrom(date: IsoDate, area: HolidayArea): IsoDate {
  return isWorkingDay(date, area) ? date : workingDayFrom(addDays(date, 1), area)
}

/** The date some working days later, the first one counted being after `date`. */
export function addWorkingDays(date: IsoDate, count: number, area: HolidayArea): IsoDate {
  let day = date
  for (let left = count; left > 0; left--) day = workingDayFrom(addDays(day, 1), area)
  return day
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}
