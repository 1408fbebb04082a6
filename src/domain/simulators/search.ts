/**
 * The largest whole multiple of `step` up to `highest` for which something is possible, taken to be possible below it;
 * `undefined` when it is not even possible for 0.
 */
export function largestPossible(
  isPossible: (amount: number) => boolean,
  highest: number,
  step: number,
): number | undefined {
  if (!isPossible(0)) return undefined
  let possible = 0
  let impossible = Math.floor(highest / step) + 1
  while (impossible - possible > 1) {
    const middle = Math.floor((possible + impossible) / 2)
    if (isPossible(middle * step)) possible = middle
    else impossible = middle
  }
  return possible * step
}
