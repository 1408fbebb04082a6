import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import { comparable, oneOf } from './text'

dayjs.extend(customParseFormat)

/** What a cell says, or in French what is wrong with it. */
export type ParsedCell<Value> = { readonly value: Value } | { readonly fault: string }
export type Reader<Value> = (cell: string) => ParsedCell<Value>

/** Text of `longest` characters at most. */
export const text =
  (longest: number): Reader<string> =>
  (cell) =>
    cell.length <= longest ? { value: cell } : { fault: `${String(longest)} caractères au plus sont attendus` }

interface Range {
  readonly from: number
  readonly to: number
  /** Digits after the comma that are kept. */
  readonly decimals: number
}

/** A number in the French or the English way, euros and spaces ignored: `219 900,00 €`, `42.35`. */
export const number =
  ({ from, to, decimals }: Range): Reader<number> =>
  (cell) => {
    const plain = cell.replaceAll(/[\s\u00a0\u202f€%]|m²/g, '').replace(',', '.')
    if (!/^[-+\u2212]?\d+(\.\d+)?$/.test(plain))
      return { fault: `«\u00a0${shortened(cell)}\u00a0» n’est pas un nombre` }
    const value = Number(Number(plain.replace('\u2212', '-')).toFixed(decimals))
    return value < from || value > to
      ? { fault: `un nombre de ${String(from)} à ${String(to)} est attendu` }
      : { value }
  }

export const whole =
  (from: number, to: number): Reader<number> =>
  (cell) => {
    const read = number({ from, to, decimals: 6 })(cell)
    return 'value' in read && !Number.isInteger(read.value) ? { fault: 'un nombre entier est attendu' } : read
  }

export const euros = number({ from: 0, to: 99_999_999, decimals: 2 })
export const area = number({ from: 0, to: 10_000, decimals: 2 })
/** A percentage, as a fraction: `6,5` → 0.065. */
export const percent: Reader<number> = (cell) => {
  const read = number({ from: 0, to: 100, decimals: 4 })(cell)
  return 'value' in read ? { value: Number((read.value / 100).toFixed(6)) } : read
}

/** One of the words, by what the feed calls it; `labels` are told to who wrote another. */
export function choice<Key extends string | number>(
  words: ReadonlyMap<string, Key>,
  labels: readonly string[],
): Reader<Key> {
  return (cell) => {
    const value = words.get(comparable(cell))
    return value === undefined
      ? { fault: `«\u00a0${shortened(cell)}\u00a0» n’est pas connu\u00a0: ${oneOf(labels)} est attendu` }
      : { value }
  }
}

const flags = new Map([
  ...['oui', 'o', '1', 'true', 'vrai', 'x'].map((word) => [word, 1] as const),
  ...['non', 'n', '0', 'false', 'faux'].map((word) => [word, 0] as const),
])
export const flag: Reader<boolean> = (cell) => {
  const read = choice(flags, ['oui', 'non'])(cell)
  return 'value' in read ? { value: read.value === 1 } : read
}

/** `30/06/2028` or `2028-06-30`; `T2 2028` and `06/2028` are the last day of the quarter, of the month. As `YYYY-MM-DD`. */
export const date: Reader<string> = (cell) => {
  const [, quarter, ofYear] = /^T([1-4])[ /-]?(\d{4})$/i.exec(cell) ?? []
  const found =
    quarter === undefined
      ? dayOf(cell)
      : dayjs(`${String(ofYear)}-${String(Number(quarter) * 3).padStart(2, '0')}`, 'YYYY-MM', true).endOf('month')
  return found && found.year() >= 1900 && found.year() <= 2100
    ? { value: found.format('YYYY-MM-DD') }
    : { fault: `«\u00a0${shortened(cell)}\u00a0» n’est pas une date\u00a0: 30/06/2028 ou T2 2028 est attendu` }
}

function dayOf(cell: string): dayjs.Dayjs | undefined {
  const day = ['DD/MM/YYYY', 'YYYY-MM-DD'].map((format) => dayjs(cell, format, true)).find((parsed) => parsed.isValid())
  const month = dayjs(cell, 'MM/YYYY', true)
  return day ?? (month.isValid() ? month.endOf('month') : undefined)
}

/** An instant, or a day. As an ISO instant in UTC. */
export const instant: Reader<string> = (cell) => {
  const day = date(cell)
  if ('value' in day) return { value: `${day.value}T00:00:00.000Z` }
  const isInstant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(cell) && dayjs(cell).isValid()
  return isInstant
    ? { value: dayjs(cell).toISOString() }
    : { fault: `«\u00a0${shortened(cell)}\u00a0» n’est pas une date` }
}

/** Values separated by `|`, each once. */
export const list =
  <Value>(reader: Reader<Value>): Reader<readonly Value[]> =>
  (cell) => {
    const readings = cell.split('|').flatMap((part) => (part.trim() === '' ? [] : [reader(part.trim())]))
    const wrong = readings.find((reading) => 'fault' in reading)
    if (wrong) return wrong
    return { value: [...new Set(readings.flatMap((reading) => ('value' in reading ? [reading.value] : [])))] }
  }

export const url: Reader<string> = (cell) =>
  cell.length <= 255 && URL.canParse(cell) && /^https?:$/.test(new URL(cell).protocol)
    ? { value: cell }
    : { fault: 'une adresse qui commence par https:// est attendue' }

const LONGEST_QUOTE = 40
const shortened = (cell: string): string => (cell.length > LONGEST_QUOTE ? `${cell.slice(0, LONGEST_QUOTE)}…` : cell)
