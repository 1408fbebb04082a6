import type { Instalment } from '../mechanisms/loanSchedule'
import type { OperatingYear } from '../schemes/scheme'
import type { MonthIndex } from '../value/calendar'
import { wholePower } from '../value/powers'
import { roundToCent, toEuros } from '../value/rounding'
import type { Charge } from './charges'
import { bulletRepayment, type FinancedLoan } from './financing'
import type { AmountLine } from '../result'
import type { HeldYear, Timeline } from './timeline'

/** A calendar year of the operation before tax. Euros. */
export interface ProjectedYear extends OperatingYear {
  /** Months held, those of a construction included. */
  monthsHeld: number
  /** Whether the year is held until its last day: the last one may not be. */
  isHeldUntilItsEnd: boolean
  principal: number
  /** Capital of a loan in fine or of a bridge loan, repaid at once at its end. */
  bulletRepayment: number
  remainingCapital: number
}

/** The loans of an operation, and their instalments together. */
interface Borrowing {
  loans: readonly FinancedLoan[]
  instalments: readonly Instalment[]
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
  lettings: Lettings,
  charges: readonly Charge[],
  borrowing: Borrowing,
  signatureMonth: MonthIndex,
): ProjectedYear[] {
  return years.map((held) => {
    const { monthsLet } = held
    const loan = loanYear(borrowing, held)
    const growth = growthOf(held, lettings)
    const rent = roundToCent(roundToCent(lettings.monthlyRent * growth.rents) * monthsLet * (1 - lettings.vacancy))
    const due = chargesOfYear(charges, held, growth)
    return {
      year: held.year,
      monthsLet,
      monthsHeld: held.lastMonth - held.firstMonth + 1,
      isHeldUntilItsEnd: signatureMonth + held.lastMonth === (held.year + 1) * 12 - 1,
      rent,
      charges: due.ofProperty,
      bookkeeping: due.bookkeeping,
      principal: loan.principal,
      interest: loan.interest,
      insurance: loan.insurance,
      bulletRepayment: loan.bulletRepayment,
      remainingCapital: loan.remainingCapital,
    }
  })
}

/** What rents and charges have been multiplied by in a year. */
interface Growth {
  rents: number
  charges: number
}

function growthOf({ revaluations }: HeldYear, { rentGrowth, chargeGrowth }: Lettings): Growth {
  return { rents: wholePower(1 + rentGrowth, revaluations), charges: wholePower(1 + chargeGrowth, revaluations) }
}

/** The charges due in a year, for the months let; a sum of amounts to the cent. */
function chargesOfYear(charges: readonly Charge[], held: HeldYear, growth: Growth) {
  let [ofProperty, bookkeeping] = [0, 0]
  for (const charge of charges) {
    const due = dueInYear(charge, held, growth)
    if (charge.isPropertyCharge) ofProperty += due
    else bookkeeping += due
  }
  return { ofProperty: roundToCent(ofProperty), bookkeeping: roundToCent(bookkeeping) }
}

function dueInYear(charge: Charge, { year, monthsLet }: HeldYear, growth: Growth): number {
  const share = shareDue(charge, year)
  return share === 0 ? 0 : roundToCent((charge.amount * share * growth[charge.follows] * monthsLet) / 12)
}

/** Share of a charge that is due in a year: the whole, or what an exemption leaves of it. */
function shareDue({ dueFrom, partlyDueFrom, shareBefore }: Charge, year: number): number {
  if (year >= dueFrom) return 1
  return year >= partlyDueFrom ? shareBefore : 0
}

/** The charges due in a year, one by one. */
export function chargeLines(charges: readonly Charge[], held: HeldYear, lettings: Lettings): AmountLine[] {
  const growth = growthOf(held, lettings)
  return charges
    .filter((charge) => shareDue(charge, held.year) > 0)
    .map((charge) => ({ key: charge.key, label: charge.label, amount: dueInYear(charge, held, growth) }))
}

function loanYear({ loans, instalments }: Borrowing, { firstMonth, lastMonth }: HeldYear) {
  let atOnce = 0
  let principal = 0
  let interest = 0
  let insurance = 0
  for (let month = firstMonth; month <= lastMonth; month++) {
    const instalment = instalments[month - 1]
    if (instalment === undefined) break
    const bullet = bulletRepayment(loans, month)
    atOnce += bullet
    principal += instalment.principal - bullet
    interest += instalment.interest
    insurance += instalment.insurance
  }
  return {
    principal: toEuros(principal),
    interest: toEuros(interest),
    insurance: toEuros(insurance),
    bulletRepayment: toEuros(atOnce),
    remainingCapital: toEuros(instalments[lastMonth - 1]?.remaining ?? 0),
  }
}
