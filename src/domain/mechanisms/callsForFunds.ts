/** A payment asked by the seller of a home that is being built: the share of the price paid so far, and when. */
export interface Call {
  /** Fraction of the construction that has passed. */
  at: number
  /** Cumulated share of the price. */
  paid: number
}

/**
 * Interest that a bank asks each month on what it has lent so far, until the home is delivered; euros, not rounded.
 * @param monthlyRate nominal yearly rate ÷ 12
 * @param months length of the construction
 * @param calls from the first payment to the delivery
 */
export function interimInterest(loanAmount: number, monthlyRate: number, months: number, calls: readonly Call[]): number {
  let interest = 0
  for (let month = 0; month < months; month++) {
    const paid = calls.findLast(({ at }) => at <= month / months)?.paid ?? 0
    interest += loanAmount * paid * monthlyRate
  }
  return interest
}
