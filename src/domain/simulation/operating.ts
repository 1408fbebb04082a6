import type { Instalment } from '../mechanisms/loanSchedule'
import type { OperatingYear } from '../schemes/scheme'
import type { MonthIndex } from '../value/calendar'
import { roundToCent, toEuros } from '../value/rounding'
import type { Charge } from './charges'
import type { AmountLine } from '../result'
import type { HeldYear, Timeline } from './timeline'

/** A calendar year of the operation before tax. Euros. */
export interface ProjectedYear extends OperatingYear {
  /** Months held, those of a construction included. */
  monthsHeld: number
  /** Whether the year is held until its last day: the last one may not be. */
  isHeldUntilItsEnd: boolean
  principal: number
  remainingCapital: number
  chargeLines: AmountLine[]
}

/** The rent of a property, and what makes rents and charges change. Euros a month, fractions a year. */
export interface Lettings {
  monthlyRent: number
  /** Share of the rents that nobody pays. */
  vacancy: number
  rentGrowth: number
  chargeGrowth: number
}

/** Rent, charges and loan of each calendar year held. */
export function projectYears(
  { years }: Timeline,
  { monthlyRent, vacancy, rentGrowth, chargeGrowth }: Lettings,
  charges: readonly Charge[],
  instalments: readonly Instalment[],
  signatureMonth: MonthIndex,
): ProjectedYear[] {
  return years.map((held) => {
    const { monthsLet } = held
    const loan = loanYear(instalments, held)
    const factors = {
      rents: (1 + rentGrowth) ** held.revaluations,
      charges: (1 + chargeGrowth) ** held.revaluations,
    }
    const rent = roundToCent(roundToCent(monthlyRent * factors.rents) * monthsLet * (1 - vacancy))
    const due = charges.filter(({ dueFrom }) => held.year >= dueFrom)
    const amountOf = ({ amount, follows }: Charge) => roundToCent((amount * factors[follows] * monthsLet) / 12)
    const sumOf = (lines: readonly Charge[]) => roundToCent(lines.reduce((sum, charge) => sum + amountOf(charge), 0))
    return {
      year: held.year,
      monthsLet,
      monthsHeld: held.lastMonth - held.firstMonth + 1,
      isHeldUntilItsEnd: signatureMonth + held.lastMonth === (held.year + 1) * 12 - 1,
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
