import { isIsoDate, PLACEHOLDER_BIRTHDATE } from '#contract'

/**
 * Reads a day typed `27/11/2026`, `27.11.2026`, `27 11 2026`, `27112026` or `2026-11-27` as `YYYY-MM-DD`.
 * A text that is no day comes back as it was typed; nothing is null.
 */
export function readTypedDate(text: string): string | null {
  const typed = text.trim()
  if (typed === '') return null
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.\s-]*(\d{1,2})[/.\s-]*(\d{4})$/.exec(typed) ?? []
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(iso) ? iso : typed
}

/** `2026-11-27` → `27/11/2026`; the birthdate that stands for an unknown one is empty; any other text as it is. */
export function writeDate(value: string | null): string {
  if (value === null || value === PLACEHOLDER_BIRTHDATE) return ''
  return isIsoDate(value) ? value.split('-').reverse().join('/') : value
}
