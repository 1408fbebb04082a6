import type { MonthlyFlows } from '../mechanisms/effectiveRate'
import { toCents } from '../value/rounding'
import type { Computation } from './computation'
import type { FinancedLoan } from './financing'
import { shareReleasedAt } from './offPlan'

type Plan = Pick<Computation, 'configuration' | 'context' | 'loans' | 'signatureDate' | 'deliveryDate'>

/** What the borrower gets and pays each month for a loan, in cents: its capital as it is released, less fees and instalments. */
export function loanFlows(loan: FinancedLoan, plan: Plan, isInsured = true): MonthlyFlows {
  const capital = toCents(loan.amount)
  const releasedAt = loan.kind === 'bridge' ? () => 1 : shareReleasedAt(plan.signatureDate, plan.deliveryDate)
  let released = releasedAt(0)
  const flows = [capital * released - toCents(feesOf(loan, plan))]
  for (const { principal, interest, insurance } of loan.instalments) {
    const next = releasedAt(flows.length)
    flows.push(capital * (next - released) - principal - interest - (isInsured ? insurance : 0))
    released = next
  }
  return flows
}

/** The flows of all the loans of a plan together. */
export function planFlows(plan: Plan, isInsured: boolean): MonthlyFlows {
  const flows = plan.loans.map((loan) => loanFlows(loan, plan, isInsured))
  const [only] = flows
  if (only !== undefined && flows.length === 1) return only
  const months = flows.reduce((longest, { length }) => Math.max(longest, length), 0)
  return Array.from({ length: months }, (_, month) => flows.reduce((sum, loan) => sum + (loan[month] ?? 0), 0))
}

/** Guarantee, file and brokerage of a loan, euros. */
function feesOf({ key }: FinancedLoan, { configuration, context: { defaults } }: Plan): number {
  const planned = configuration.planned_loans ?? []
  if (key !== 'main') return planned[Number(key.slice('loan_'.length)) - 1]?.fees ?? 0
  const { guaranty_fee, loan_application_fee, brokerage_fee } = configuration
  return (
    guaranty_fee + (loan_application_fee ?? defaults.loan_application_fee) + (brokerage_fee ?? defaults.brokerage_fee)
  )
}
