import { formatNumber } from '#client/ui'

/** `38 lots disponibles` */
export function lotsInWords(count: number): string {
  if (count === 0) return 'Aucun lot disponible'
  return count === 1 ? '1 lot disponible' : `${formatNumber(count)} lots disponibles`
}
