import type { Cents } from '../value/rounding'

/** A loan that is being repaid beside another one. */
export interface OtherLoan {
  /** Instalment, insurance included. */
  payment: Cents
  /** Instalments left when the other loan begins. */
  months: number
}

/** Instalments of the other loans that are still due in a month, 0 being the first. */
export function otherPayments(others: readonly OtherLoan[], month: number): Cents {
  let sum = 0
  for (const { payment, months } of others) if (month < months) sum += payment
  return sum
}

/**
 * The least constant total of a loan and of the others that repays the loan in time, in cents: the loan pays what the others
 * leave, and always its interest.
 * @param months instalments of the loan, those elapsed included
 */
export function smoothedTotal(
  capital: Cents,
  monthlyRate: number,
  months: number,
  others: readonly OtherLoan[],
  elapsed: number,
): Cents {
  let tooLow = 0
  let enough = Math.ceil(capital * (1 + monthlyRate)) + otherPayments(others, elapsed)
  while (enough - tooLow > 1) {
    const total = Math.floor((tooLow + enough) / 2)
    if (isRepaid(total)) enough = total
    else tooLow = total
  }
  return enough

  function isRepaid(total: Cents): boolean {
    let remaining = capital
    for (let month = elapsed; month < months && remaining > 0; month++) {
      remaining -= Math.max(0, total - otherPayments(others, month) - remaining * monthlyRate)
    }
    return remaining <= 0
  }
}
