import type { TraceStep } from '#domain'
import { formatDate } from './dates'
import { formatEuros, formatNumber, formatPercent, UNKNOWN } from './numbers'

/** What a figure counts. */
export type Unit = TraceStep['unit']
export type FigureValue = number | string | null

interface Writing {
  /** Cents are written for the payments of a loan; other euros are whole. */
  readonly decimals?: 0 | 2
  /** Writes `+` before what is above zero. */
  readonly sign?: boolean
}

/** French counts several from two on: `1,5 part`, `2 parts`. */
const counted = (value: number, one: string): string => (Math.abs(value) < 2 ? one : `${one}s`)

const writers: Readonly<Record<Unit, (value: number, writing: Writing) => string>> = {
  euros: (value, writing) => formatEuros(value, writing),
  euros_per_month: (value, writing) => formatEuros(value, { ...writing, per: 'mois' }),
  euros_per_year: (value, writing) => formatEuros(value, { ...writing, per: 'an' }),
  euros_per_square_meter: (value, writing) => formatEuros(value, { ...writing, per: 'm²' }),
  rate: (value, { sign = false }) => formatPercent(value, { sign }),
  years: (value, { sign = false }) => formatNumber(value, { sign, unit: counted(value, 'an') }),
  months: (value, { sign = false }) => formatNumber(value, { sign, unit: 'mois' }),
  square_meters: (value, { sign = false }) => formatNumber(value, { sign, unit: 'm²' }),
  parts: (value, { sign = false }) => formatNumber(value, { sign, unit: counted(value, 'part') }),
  date: (value) => String(value),
  text: (value) => String(value),
}

/** A figure as it is read: `312 €/mois`, `3,45 %`, `27/11/2026`; `—` when unknown. */
export function writeFigure(value: FigureValue, unit: Unit, writing: Writing = {}): string {
  if (value === null) return UNKNOWN
  if (typeof value === 'string') return unit === 'date' ? formatDate(value) : value
  return writers[unit](value, writing)
}

/** By how much a figure is above (`+`) or below (`−`) another; a rate in points. Empty when it is the same, or unknown. */
export function writeDifference(value: number | null, base: number | null, unit: Unit): string {
  if (value === null || base === null) return ''
  const written =
    unit === 'rate'
      ? formatNumber((value - base) * 100, { decimals: 1, sign: true, unit: 'pt' })
      : writeFigure(value - base, unit, { sign: true })
  return /[1-9]/.test(written) ? written : ''
}

const spokenUnits: Readonly<Partial<Record<Unit, string>>> = {
  euros: 'euros',
  euros_per_month: 'euros par mois',
  euros_per_year: 'euros par an',
  euros_per_square_meter: 'euros par mètre carré',
  square_meters: 'mètres carrés',
  rate: 'pour cent',
}

/** A figure as it is said: `moins 312 euros par mois`. */
export function speakFigure(value: FigureValue, unit: Unit, { decimals = 0 }: Writing = {}): string {
  const spoken = spokenUnits[unit]
  if (typeof value !== 'number' || spoken === undefined) return writeFigure(value, unit)
  const shown =
    unit === 'rate'
      ? formatNumber(Math.abs(value) * 100)
      : formatNumber(Math.abs(value), unit.startsWith('euros') ? { decimals } : {})
  return `${value < 0 && /[1-9]/.test(shown) ? 'moins ' : ''}${shown} ${spoken}`
}
