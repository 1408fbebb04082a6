import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'
import { parisToday } from '../formats/dates'

dayjs.extend(customParseFormat)

/** Years: a loan of today ends before. */
const LONGEST_LOAN = 30

/** Once every separator is a stroke. */
const TYPED = ['DD/MM/YYYY', 'D/M/YYYY', 'DD/M/YYYY', 'D/MM/YYYY', 'DDMMYYYY', 'YYYY/MM/DD']

/**
 * Reads a day typed `27/11/2026`, `27.11.2026`, `27 11 2026`, `27112026`, `3/7/86` or `2026-11-27` as `YYYY-MM-DD`.
 * A text that is no day comes back as it was typed; nothing is null.
 * @param ahead a year of two digits is at most so many years after that of today
 */
export function readTypedDate(text: string, ahead = LONGEST_LOAN, today = parisToday()): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const day = dayjs(withCentury(typed.replace(/[/.\s-]+/g, '/'), Number(today.slice(0, 4)) + ahead), TYPED, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : typed
}

/** `3/7/86` → `3/7/1986`. */
function withCentury(typed: string, latest: number): string {
  const [, day, digits] = /^(\d{1,2}\/\d{1,2})\/(\d{2})$/.exec(typed) ?? []
  if (day === undefined || digits === undefined) return typed
  const year = 2000 + Number(digits)
  return `${day}/${year > latest ? year - 100 : year}`
}

/** `2026-11-27` → `27/11/2026`; the birthdate that stands for an unknown one is empty; any other text as it is. */
export function writeDate(value: string | null): string {
  if (value === null || value === PLACEHOLDER_BIRTHDATE) return ''
  return isIsoDate(value) ? dayjs(value).format('DD/MM/YYYY') : value
}
