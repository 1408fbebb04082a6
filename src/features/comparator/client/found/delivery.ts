/** What a search asks of the delivery, in words: `livre`, `6-mois`, or a year. */
export function deliveryWords(asked: string): string {
  if (asked === 'livre') return 'Livré'
  return asked === '6-mois' ? 'Livraison d’ici 6 mois' : `Livraison en ${asked}`
}

/** `T4 2027`; `Livré` once it is. @param today `YYYY-MM-DD` */
export function quarterOf(date: string | null, today: string): string {
  if (date === null) return '—'
  if (date <= today) return 'Livré'
  return `T${Math.ceil(Number(date.slice(5, 7)) / 3)} ${date.slice(0, 4)}`
}
