/** Whole percentages that make 100 together: those that are cut the most gain what rounding down left. */
export function wholeShares(amounts: readonly number[]): readonly number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const exact = amounts.map((amount) => (amount * 100) / total)
  const left = exact.reduce((rest, share) => rest - Math.floor(share), 100)
  const raised = exact
    .map((share, index) => ({ index, cut: share - Math.floor(share) }))
    .sort((one, other) => other.cut - one.cut)
    .slice(0, left)
    .map(({ index }) => index)
  return exact.map((share, index) => Math.floor(share) + (raised.includes(index) ? 1 : 0))
}
