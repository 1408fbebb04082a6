/** A slice: the rate applies to what exceeds `from`, up to the next slice. */
export interface Bracket {
  from: number
  rate: number
}

/** Sum of each slice at its own rate. Not rounded. */
export function progressive(brackets: readonly Bracket[], amount: number): number {
  let total = 0
  for (let index = 0; index < brackets.length; index++) {
    const bracket = brackets[index]
    if (bracket === undefined || amount <= bracket.from) break
    const upTo = brackets[index + 1]?.from ?? Infinity
    total += (Math.min(amount, upTo) - bracket.from) * bracket.rate
  }
  return total
}

/** Rate of the slice that an amount reaches. */
export function reachedRate(brackets: readonly Bracket[], amount: number): number {
  return brackets.findLast((bracket) => amount > bracket.from)?.rate ?? 0
}
