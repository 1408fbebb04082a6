import { callsForFunds } from '../law/offPlan'
import { inForce } from '../law/parameter'
import { monthOfCall } from '../mechanisms/callsForFunds'
import type { CallForFunds } from '../result'
import { dateInMonth, monthOf } from '../value/calendar'
import { roundToCent, toEuros } from '../value/rounding'
import type { Computation } from './computation'
import type { FinancedLoan } from './financing'
import { constructionMonths } from './offPlan'

type Construction = Pick<Computation, 'acquisition' | 'loans' | 'instalments' | 'signatureDate' | 'deliveryDate'>

/** The payments of a home bought off-plan, from the deed to the delivery; none when it is there when the deed is signed. */
export function callsOf({ acquisition, loans, signatureDate, deliveryDate }: Construction): CallForFunds[] {
  const months = constructionMonths(signatureDate, deliveryDate)
  if (months === 0) return []
  const calls = inForce(callsForFunds, signatureDate).value
  const day = Number(signatureDate.slice(8, 10))
  const releasedBefore = (share: number) => roundToCent(loans.reduce((sum, loan) => sum + releasedOf(loan, share), 0))
  return calls.map((call, index) => {
    const before = calls[index - 1]?.paid ?? 0
    const isDelivery = call.paid === 1
    return {
      key: call.key,
      label: call.stage,
      date: isDelivery ? deliveryDate : dateInMonth(monthOf(signatureDate) + monthOfCall(call, months), day),
      share: call.paid,
      called: partOf(acquisition.propertyPrice, before, call.paid),
      released: roundToCent(releasedBefore(call.paid) - releasedBefore(before)),
      monthly_interest: roundToCent(
        loans.reduce((sum, loan) => sum + releasedOf(loan, call.paid) * loan.annualRate, 0) / 12,
      ),
    }
  })
}

/** Interest paid, or added to the capital, until the delivery of a home bought off-plan, euros. */
export function interimInterestOf({ instalments, signatureDate, deliveryDate }: Construction): number {
  const months = constructionMonths(signatureDate, deliveryDate)
  return toEuros(instalments.slice(0, months).reduce((sum, { interest }) => sum + interest, 0))
}

/** What the bank has paid of a loan for this share of the price, euros: a bridge loan is paid at once. */
function releasedOf({ kind, amount }: FinancedLoan, share: number): number {
  return kind === 'bridge' && share > 0 ? amount : roundToCent(amount * share)
}

/** Parts of an amount add up to it to the cent. */
function partOf(amount: number, from: number, to: number): number {
  return roundToCent(roundToCent(amount * to) - roundToCent(amount * from))
}
