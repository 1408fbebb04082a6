/** Draws from a seeded sequence: the same seed always gives the same payloads. */
export interface Draw {
  /** From 0, included, to 1. */
  next: () => number
  /** One of some values. */
  one: <Value>(values: readonly Value[]) => Value
}

/** A sequence of numbers from a seed (mulberry32). */
export function drawing(seed: number): Draw {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const one = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(next() * values.length)]
    if (value === undefined) throw new RangeError('Nothing to draw from')
    return value
  }
  return { next, one }
}

/** Values that no field takes, or that only some take. */
export const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  'NaN',
  'Infinity',
  '1e999',
  '-1',
  '0x10',
  '１２',
  '1 234,5',
  'oui',
  '2026-02-30',
  '0000-01-01',
  '9999-12-31',
  'montpellier-34000',
  Number.NaN,
  Infinity,
  -Infinity,
  -0,
  -1,
  0.1,
  1e-300,
  1e300,
  2 ** 53,
  true,
  false,
  [],
  [null],
  {},
  { toString: 1 },
  [{ label: 'x', amount: -1 }],
  [{ monthly_credit: 1e9, end_date: 'demain' }],
]

const UNREADABLE = /NaN|Infinity|undefined/

/** Fails with the paths of the values that are not figures a person could read; they are looked for only when there is one. */
export function expectReadable(value: unknown, question: unknown): void {
  if (isReadable(value)) return
  const bad: string[] = []
  collect(value, 'answer', bad)
  throw new Error(`${bad.join(', ')} for ${JSON.stringify(question)}`)
}

function isReadable(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value === 'string') return !UNREADABLE.test(value)
  if (Array.isArray(value)) return value.every(isReadable)
  return typeof value !== 'object' || value === null || Object.values(value).every(isReadable)
}

function collect(value: unknown, path: string, bad: string[]): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) bad.push(path)
  } else if (typeof value === 'string') {
    if (UNREADABLE.test(value)) bad.push(path)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`, bad)
  }
}
