import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'

dayjs.extend(customParseFormat)

/** Once every separator is a stroke. */
const TYPED = ['DD/MM/YYYY', 'D/M/YYYY', 'DD/M/YYYY', 'D/MM/YYYY', 'DDMMYYYY', 'YYYY/MM/DD']

/**
 * Reads a day typed `27/11/2026`, `27.11.2026`, `27 11 2026`, `27112026` or `2026-11-27` as `YYYY-MM-DD`.
 * A text that is no day comes back as it was typed; nothing is null.
 */
export function readTypedDate(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const day = dayjs(typed.replace(/[/.\s-]+/g, '/'), TYPED, true)
  return day.isValid() ? day.format('YYYY-MM-DD') : typed
}

/** `2026-11-27` → `27/11/2026`; the birthdate that stands for an unknown one is empty; any other text as it is. */
export function writeDate(value: string | null): string {
  if (value === null || value === PLACEHOLDER_BIRTHDATE) return ''
  return isIsoDate(value) ? dayjs(value).format('DD/MM/YYYY') : value
}
