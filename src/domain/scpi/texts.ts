import { frenchNumber } from '../value/frenchText'
import { roundHalfUp } from '../value/rounding'

const MINUS = '\u2212'

/** A fraction as a percentage with two decimals: `45,00 %`. */
export function percentText(fraction: number): string {
  return `${twoDecimals(fraction * 100)}\u202f%`
}

/** A number with two decimals: `10,91`. */
export function twoDecimals(value: number): string {
  const hundredths = roundHalfUp(value * 100)
  const [whole = '0', fraction = '00'] = (Math.abs(hundredths) / 100).toFixed(2).split('.')
  return `${hundredths < 0 ? MINUS : ''}${frenchNumber(Number(whole), 0)},${fraction}`
}

/** A number of months: `0 mois`, `4,5 mois`, whole from ten on: `17 mois`. */
export function monthsText(months: number): string {
  return `${frenchNumber(months, months < 10 ? 1 : 0)}\u00a0mois`
}

/** A whole count with its noun: `1 point`, `7 points`. */
export function counted(count: number, one: string, several: string): string {
  return `${count} ${count >= 2 ? several : one}`
}

/** Points out of their maximum: `20 points sur 20`. */
export function pointsText(points: number, maxPoints: number): string {
  return `${counted(points, 'point', 'points')} sur ${maxPoints}`
}
