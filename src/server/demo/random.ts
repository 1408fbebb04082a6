import { createHash } from 'node:crypto'

/** Reproducible draws: the same seed gives the same ones. */
export interface Draw {
  /** A number in [0, 1). */
  number(): number
  /** A whole number, bounds included. */
  whole(from: number, to: number): number
  /** A multiple of `step`, bounds included. */
  stepped(from: number, to: number, step: number): number
  /** A number around a mean, of the normal law. */
  normal(mean: number, deviation: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** `count` different items, in a drawn order; all of them when there are fewer. */
  some<Item>(items: readonly Item[], count: number): Item[]
  chance(probability: number): boolean
  /** A UUID, of version 4 by its form. */
  uuid(): string
}

/** A generator of 32 bits (mulberry32) started from the text. */
export function drawFrom(seed: string): Draw {
  let state = Buffer.from(seed).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), 2_166_136_261)
  const number = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number): number => from + Math.floor(number() * (to - from + 1))
  return {
    number,
    whole,
    stepped: (from, to, step) => whole(Math.ceil(from / step), Math.floor(to / step)) * step,
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - number())) * Math.cos(2 * Math.PI * number()),
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    some: (items, count) =>
      items
        .map((item) => ({ item, rank: number() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ item }) => item),
    chance: (probability) => number() < probability,
    // Two generators of 32 bits may come to walk the same way: the seed keeps their ids apart.
    uuid: () => {
      const drawn = Array.from({ length: 31 }, () => whole(0, 15).toString(16)).join('')
      const digits = createHash('sha256').update(`${seed} ${drawn}`).digest('hex')
      const variant = '89ab'.charAt(Number.parseInt(digits.slice(16, 17), 16) % 4)
      const part = (from: number, to: number) => digits.slice(from, to)
      return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-${variant}${part(17, 20)}-${part(20, 32)}`
    },
  }
}
