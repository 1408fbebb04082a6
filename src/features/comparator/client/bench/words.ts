import { formatDate, formatEuros, formatNumber, formatPercent } from '#client/ui'
import { lotKind, lotName } from '#features/catalogue/client/lots'
import type { Reference } from './references'
import { SMALLEST_SAMPLE, type Standing } from './situation'

export const squareMetres = (value: number): string => formatNumber(value, { unit: 'm²', decimals: 0 })

/** `Programme, à vendre`, `Programme, réservé ou vendu`. */
export const sourceOf = ({ isSold }: Reference): string => (isSold ? 'Lot réservé ou vendu' : 'Lot à vendre')

/** How far what is situated is from a reference, by the square metre: `+5 %`. @param own euros a m² */
export const ownGapWords = (own: number, { perSquareMetre }: Reference): string =>
  formatPercent(own / perSquareMetre - 1, { decimals: 0, sign: true })

export const distanceWords = ({ distance }: Reference): string =>
  distance === null ? 'même commune' : formatNumber(distance, { unit: 'km', decimals: 1 })

/** A reference and its figures in words. */
export const referenceWords = (reference: Reference, isOut: boolean): string =>
  [
    lotName(reference.lot),
    lotKind(reference.lot),
    formatEuros(reference.price),
    formatEuros(reference.perSquareMetre, { per: 'm²' }),
    sourceOf(reference).toLowerCase(),
    `depuis le ${formatDate(reference.date)}`,
    ...(isOut ? ['écartée du calcul'] : []),
  ].join(', ')

/** Closer than that, prices are the same. */
const SAME = 0.005

/** `+6 % au-dessus`, `−2 % en dessous`, `Au prix`. @param measure `du neuf du secteur` */
export function gapWords({ gap }: Pick<Standing, 'gap'>, measure: string): { figure: string; words: string } {
  if (Math.abs(gap) < SAME) return { figure: 'Au niveau', words: measure }
  return {
    figure: formatPercent(gap, { decimals: 0, sign: true }),
    words: `${gap > 0 ? 'au-dessus' : 'en dessous'} ${measure}`,
  }
}

/** Where a rent lies among the others: in the middle half, or within a tenth of the market where that is the measure. */
export function rentWords({ own, median, range }: Standing): string {
  const [least, most] = range ?? [median * 0.9, median * 1.1]
  if (own < least) return 'Sous la fourchette'
  return own > most ? 'Au-dessus de la fourchette' : 'Dans la fourchette'
}

/** What a figure rests on; few references are told. */
export function basisWords({ count }: Standing): string | undefined {
  if (count === 0) return undefined
  const references = `${String(count)}\u00a0référence${count > 1 ? 's' : ''}`
  return count < SMALLEST_SAMPLE ? `Échantillon faible (${references})\u00a0: à prendre avec prudence.` : references
}
