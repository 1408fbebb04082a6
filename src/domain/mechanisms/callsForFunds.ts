/** A payment asked by the seller of a home that is being built: the share of the price paid so far, and when. */
export interface Call {
  key: string
  /** French name of the stage that it pays for. */
  stage: string
  /** Fraction of the construction that has passed. */
  at: number
  /** Cumulated share of the price. */
  paid: number
}

/**
 * Share of a loan that the bank has released in each month of a construction: it follows the calls.
 * @param months length of the construction
 * @param calls from the first payment to the delivery
 */
export function releasedShares(months: number, calls: readonly Call[]): number[] {
  return Array.from({ length: months }, (_, month) => calls.findLast(({ at }) => at <= month / months)?.paid ?? 0)
}

/** Month of a construction in which a call is made, 0 being that of the deed. */
export function monthOfCall({ at }: Call, months: number): number {
  return Math.ceil(at * months)
}

/**
 * Interest that a bank asks each month on what it has lent so far, until the home is delivered; euros, not rounded.
 * @param monthlyRate nominal yearly rate ÷ 12
 */
export function interimInterest(
  loanAmount: number,
  monthlyRate: number,
  months: number,
  calls: readonly Call[],
): number {
  return releasedShares(months, calls).reduce((interest, share) => interest + loanAmount * share * monthlyRate, 0)
}
