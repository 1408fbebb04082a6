import { formatNumber } from '#client/ui'

/** `1 créé`, `12 créés`. */
export const counted = (count: number, word: string): string =>
  `${formatNumber(count)}\u00a0${word}${count > 1 ? 's' : ''}`
