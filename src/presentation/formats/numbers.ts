/** Written where a figure is not known: never a blank, never a zero. */
export const UNKNOWN = '—'

type MaybeNumber = number | null | undefined

interface NumberFormat {
  /** Exact number of decimals; up to two when left out. */
  readonly decimals?: number
  /** Writes `+` before what is above zero. */
  readonly sign?: boolean
  /** Written behind, after a no-break space, a narrow one before `%`: `ans`, `m²`. */
  readonly unit?: string
}

const formatters = new Map<number | undefined, Intl.NumberFormat>()

function formatterOf(decimals: number | undefined): Intl.NumberFormat {
  const known = formatters.get(decimals)
  if (known) return known
  const formatter = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
    signDisplay: 'negative',
  })
  formatters.set(decimals, formatter)
  return formatter
}

/** `Intl` writes an ASCII hyphen for a minus, and its group separator depends on the browser. */
function written({ type, value }: Intl.NumberFormatPart): string {
  if (type === 'minusSign') return '\u2212'
  return type === 'group' ? '\u202f' : value
}

/** `1234.5` → `1 234,5` (U+202F between thousands, U+2212 for minus); `—` when unknown. */
export function formatNumber(value: MaybeNumber, { decimals, sign = false, unit }: NumberFormat = {}): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return UNKNOWN
  const digits = formatterOf(decimals).formatToParts(value).map(written).join('')
  const signed = sign && value > 0 && /[1-9]/.test(digits) ? `+${digits}` : digits
  return unit === undefined ? signed : `${signed}${unit === '%' ? '\u202f' : '\u00a0'}${unit}`
}

/** An amount in euros: `214 900 €`, `287 €/mois`. */
export function formatEuros(
  euros: MaybeNumber,
  { decimals = 0, sign = false, per }: { decimals?: 0 | 2; sign?: boolean; per?: 'mois' | 'an' | 'm²' } = {},
): string {
  return formatNumber(euros, { decimals, sign, unit: per === undefined ? '€' : `€/${per}` })
}

/** A fraction as a percentage: `0.0345` → `3,45 %`. Rates have two decimals, yields one, shares none. */
export function formatPercent(
  fraction: MaybeNumber,
  { decimals = 2, sign = false }: { decimals?: 0 | 1 | 2; sign?: boolean } = {},
): string {
  return formatNumber(fraction === null || fraction === undefined ? fraction : fraction * 100, {
    decimals,
    sign,
    unit: '%',
  })
}

/** Euros for the axis of a chart: `12 k€`, `1,2 M€`. Never in a table. */
export function formatRoundEuros(euros: number): string {
  if (Math.abs(euros) >= 1_000_000) return formatNumber(euros / 1_000_000, { unit: 'M€' })
  return euros === 0 ? '0' : formatNumber(euros / 1000, { unit: 'k€' })
}
