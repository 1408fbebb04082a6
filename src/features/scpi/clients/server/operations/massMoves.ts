type Values = Readonly<Record<string, unknown>>

const cents = (euros: number): number => Math.round(euros * 100)
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isAmount = (name: string): boolean => name.endsWith('_amount')

/** Amounts cut in two: a share of them, and the rest, which make the whole to the cent. What is no amount is of both. */
export function cut(values: Values, share: number): readonly [Values, Values] {
  const part = (of: (euros: number) => number): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        isAmount(name) && typeof value === 'number' ? of(value) : value,
      ]),
    )
  const first = (euros: number): number => cents(euros * share) / 100
  return [part(first), part((euros) => (cents(euros) - cents(first(euros))) / 100)]
}

/** A section once another one is put into it: amounts add up, lists hold what either holds, an answer that is there stays. */
export function joined(into: Values, from: Values): Values {
  const names = [...new Set([...Object.keys(into), ...Object.keys(from)])]
  return Object.fromEntries(names.map((name) => [name, joinedValue(name, into[name] ?? null, from[name] ?? null)]))
}

function joinedValue(name: string, into: unknown, from: unknown): unknown {
  if (into === null) return from
  if (typeof into === 'number' && typeof from === 'number' && isAmount(name)) return (cents(into) + cents(from)) / 100
  if (isList(into) && isList(from)) return [...new Set([...into, ...from])]
  return into
}

/** A section without what it holds. */
export const emptied = (values: Values): Values => Object.fromEntries(Object.keys(values).map((name) => [name, null]))
