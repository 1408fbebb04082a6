/** Chance that can be told again: the same seed gives the same numbers (mulberry32). */
export interface Random {
  /** Between 0 and 1. */
  readonly next: () => number
  /** A whole number below `limit`. */
  readonly below: (limit: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
}

export function randomOf(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
  }
}
