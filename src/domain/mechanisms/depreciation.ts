/** Something that loses its value evenly. Base in euros, life in years. */
export interface DepreciableItem {
  base: number
  lifeYears: number
}

/**
 * Straight-line depreciation of an item over some months of its life, euros, not rounded.
 * @param monthsBefore months of use before those counted
 */
export function straightLine(item: DepreciableItem, monthsBefore: number, months: number): number {
  const lifeMonths = item.lifeYears * 12
  if (lifeMonths <= 0) return 0
  const counted = Math.min(lifeMonths, monthsBefore + months) - Math.min(lifeMonths, monthsBefore)
  return (item.base / lifeMonths) * counted
}
