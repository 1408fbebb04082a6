/** What lots are sorted by, by its name in addresses, and whether the best is the highest. */
export const sorts = {
  note: { isHighestFirst: true },
  effort: { isHighestFirst: false },
  gain: { isHighestFirst: true },
  'taux-interne': { isHighestFirst: true },
  endettement: { isHighestFirst: false },
  prix: { isHighestFirst: false },
  'prix-m2': { isHighestFirst: false },
  surface: { isHighestFirst: true },
  loyer: { isHighestFirst: true },
  'renta-brute': { isHighestFirst: true },
  'renta-nette': { isHighestFirst: true },
  livraison: { isHighestFirst: false },
  ajout: { isHighestFirst: true },
} as const

export type SortKey = keyof typeof sorts

export const isSortKey = (text: string): text is SortKey => Object.hasOwn(sorts, text)
