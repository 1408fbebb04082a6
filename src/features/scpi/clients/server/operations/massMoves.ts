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

/**
 * A section once another one is put into it: amounts add up, the share in units of account is that of both together, lists hold what either
 * holds, an answer that is there stays.
 */
export function joined(into: Values, from: Values): Values {
  const names = [...new Set([...Object.keys(into), ...Object.keys(from)])]
  return Object.fromEntries(
    names.map((name) => [
      name,
      name in RATES ? joinedRate(name, into, from) : joinedValue(name, into[name] ?? null, from[name] ?? null),
    ]),
  )
}

/** Of each rate, the amount that it is a share of. */
const RATES: Readonly<Record<string, string>> = {
  uc_life_insurance_rate: 'life_insurance_amount',
  uc_pep_life_insurance_rate: 'pep_life_insurance_amount',
  uc_capitalisation_contract_rate: 'capitalisation_contract_amount',
  uc_full_life_insurance_rate: 'full_life_insurance_amount',
  uc_per_individual_rate: 'per_individual_amount',
  uc_perp_rate: 'perp_amount',
  uc_madelin_rate: 'madelin_amount',
}

/** Rates are kept to the hundredth of a percent. */
const RATE_PRECISION = 10_000

/** The mean of two shares, by the amounts that they are of; the one that is known, where the other is not. */
function joinedRate(name: string, into: Values, from: Values): unknown {
  const [one, other] = [into[name] ?? null, from[name] ?? null]
  if (typeof one !== 'number' || typeof other !== 'number') return one ?? other
  const amountOf = (values: Values): number => Number(values[RATES[name] ?? ''] ?? 0)
  const whole = amountOf(into) + amountOf(from)
  if (whole === 0) return one
  return Math.round(((one * amountOf(into) + other * amountOf(from)) / whole) * RATE_PRECISION) / RATE_PRECISION
}

function joinedValue(name: string, into: unknown, from: unknown): unknown {
  if (into === null) return from
  if (typeof into === 'number' && typeof from === 'number' && isAmount(name)) return (cents(into) + cents(from)) / 100
  if (isList(into) && isList(from)) return [...new Set([...into, ...from])]
  return into
}

/** A section without what it holds. */
export const emptied = (values: Values): Values => Object.fromEntries(Object.keys(values).map((name) => [name, null]))
