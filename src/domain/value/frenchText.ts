import { type IsoDate, weekdayOf } from './calendar'

const THIN_SPACE = '\u202f'
const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'

/** A number as French writes it, with at most `decimals` decimals. */
export function frenchNumber(value: number, decimals = 2): string {
  const [whole = '0', fraction = ''] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  const kept = fraction.replace(/0+$/, '')
  const isZero = grouped === '0' && kept === ''
  return `${value < 0 && !isZero ? MINUS : ''}${grouped}${kept === '' ? '' : `,${kept}`}`
}

/** An amount in euros, with cents only when there are some. */
export function frenchEuros(euros: number): string {
  const text = Number.isInteger(euros) ? frenchNumber(euros, 0) : centsText(euros)
  return `${text}${NO_BREAK_SPACE}€`
}

/** A fraction written as a percentage. */
export function frenchPercent(fraction: number): string {
  return `${frenchNumber(fraction * 100, 4)}${THIN_SPACE}%`
}

/** A whole number of years. */
export function frenchYears(years: number): string {
  return `${frenchNumber(years)}${NO_BREAK_SPACE}${years >= 2 ? 'ans' : 'an'}`
}

/** Slices of a progressive scale, the empty ones left out. */
export function bracketsText(brackets: readonly { from: number; rate: number }[]): string {
  return brackets
    .filter(({ rate }) => rate > 0)
    .map(({ from, rate }) => `${frenchPercent(rate)} au-delà de ${frenchEuros(from)}`)
    .join(`${THIN_SPACE}; `)
}

/** A date as dd/mm/yyyy. */
export function frenchDate(date: string): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ')

/** A date in words: `jeudi 26 novembre 2026`. */
export function frenchDay(date: IsoDate): string {
  const day = Number(date.slice(8, 10))
  const month = MONTHS[Number(date.slice(5, 7)) - 1] ?? ''
  return `${frenchWeekday(date)} ${day === 1 ? '1er' : String(day)}${NO_BREAK_SPACE}${month} ${date.slice(0, 4)}`
}

/** The day of the week of a date: `jeudi`. */
export function frenchWeekday(date: IsoDate): string {
  return WEEKDAYS[weekdayOf(date) - 1] ?? ''
}

function centsText(euros: number): string {
  const text = frenchNumber(euros, 2)
  return /,\d$/.test(text) ? `${text}0` : text
}
