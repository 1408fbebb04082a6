/** Amounts kept from earlier years, the oldest first. Euros. */
export type CarryForward = readonly { readonly year: number; readonly amount: number }[]

/** Adds what a year leaves unused. */
export function carry(stock: CarryForward, year: number, amount: number): CarryForward {
  return amount > 0 ? [...stock, { year, amount }] : stock
}

/** What is still there on a year: amounts older than `lifetime` years are gone. */
export function alive(stock: CarryForward, year: number, lifetime: number): CarryForward {
  if (stock.length === 0) return stock
  return stock.some((kept) => year - kept.year > lifetime)
    ? stock.filter((kept) => year - kept.year <= lifetime)
    : stock
}

/** Uses at most `wanted`, the oldest amounts first. */
export function use(stock: CarryForward, wanted: number): { used: number; stock: CarryForward } {
  if (stock.length === 0) return { used: 0, stock }
  let left = Math.max(0, wanted)
  const remaining: { year: number; amount: number }[] = []
  for (const kept of stock) {
    const taken = Math.min(left, kept.amount)
    left -= taken
    if (kept.amount > taken) remaining.push({ year: kept.year, amount: kept.amount - taken })
  }
  return { used: Math.max(0, wanted) - left, stock: remaining }
}

/** Sum of a stock, euros. */
export function total(stock: CarryForward): number {
  return stock.reduce((sum, kept) => sum + kept.amount, 0)
}
