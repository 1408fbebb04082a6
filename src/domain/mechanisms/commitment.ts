/**
 * Tax reductions that a sale takes back, euros: those used since the beginning of each commitment that has not ended.
 * @param commitments successive commitments, years
 * @param monthsHeld months let when the sale takes place
 * @param reductions reductions used each calendar year of the letting so far, the first one in the first year let
 */
export function takenBack(commitments: readonly number[], monthsHeld: number, reductions: readonly number[]): number {
  let firstYear = 0
  let taken = 0
  for (const years of commitments) {
    const end = firstYear + years
    if (monthsHeld < end * 12) taken += reductions.slice(firstYear, end).reduce((sum, reduction) => sum + reduction, 0)
    firstYear = end
  }
  return taken
}
