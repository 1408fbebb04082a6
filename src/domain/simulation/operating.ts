import type { Instalment } from '../mechanisms/loanSchedule'
import type { OperatingYear } from '../schemes/scheme'
import { roundToCent, toEuros } from '../value/rounding'
import type { Charge } from './charges'
import type { AmountLine } from '../result'
import type { HeldYear } from './timeline'

/** A calendar year of the operation before tax. Euros. */
export interface ProjectedYear extends OperatingYear {
  principal: number
  remainingCapital: number
  chargeLines: AmountLine[]
}

/** What makes rents and charges grow, fractions a year. */
export interface Growth {
  rents: number
  charges: number
}

/** Rent, charges and loan of each calendar year held. */
export function projectYears(
  years: readonly HeldYear[],
  monthlyRent: number,
  charges: readonly Charge[],
  growth: Growth,
  instalments: readonly Instalment[],
): ProjectedYear[] {
  return years.map((held) => {
    const monthsLet = held.lastMonth - held.firstMonth + 1
    const loan = loanYear(instalments, held)
    const factors = {
      rents: (1 + growth.rents) ** held.revaluations,
      charges: (1 + growth.charges) ** held.revaluations,
    }
    const rent = roundToCent(roundToCent(monthlyRent * factors.rents) * monthsLet)
    const due = charges.filter(({ dueFrom }) => held.year >= dueFrom)
    const amountOf = ({ amount, follows }: Charge) => roundToCent((amount * factors[follows] * monthsLet) / 12)
    const sumOf = (lines: readonly Charge[]) => roundToCent(lines.reduce((sum, charge) => sum + amountOf(charge), 0))
    return {
      year: held.year,
      monthsLet,
      rent,
      charges: sumOf(due.filter(({ isPropertyCharge }) => isPropertyCharge)),
      bookkeeping: sumOf(due.filter(({ isPropertyCharge }) => !isPropertyCharge)),
      chargeLines: due.map((charge) => ({ key: charge.key, label: charge.label, amount: amountOf(charge) })),
      principal: loan.principal,
      interest: loan.interest,
      insurance: loan.insurance,
      remainingCapital: loan.remainingCapital,
    }
  })
}

function loanYear(instalments: readonly Instalment[], { firstMonth, lastMonth }: HeldYear) {
  let principal = 0
  let interest = 0
  let insurance = 0
  for (let month = firstMonth; month <= lastMonth; month++) {
    const instalment = instalments[month - 1]
    if (instalment === undefined) break
    principal += instalment.principal
    interest += instalment.interest
    insurance += instalment.insurance
  }
  return {
    principal: toEuros(principal),
    interest: toEuros(interest),
    insurance: toEuros(insurance),
    remainingCapital: toEuros(instalments[lastMonth - 1]?.remaining ?? 0),
  }
}
