import { checkComplete, resources } from '#contract'
import { useAppSelector } from '#client/store'
import { useItems, useRows } from '#client/editing'
import { formatPercent } from '#client/ui'
import type { SimulationAnswer } from '#features/simulation/client'
import { selectSolution } from '../../../calculation'

type Loans = Pick<SimulationAnswer['data'], 'loans'>

/** That nobody may lend on the terms of a loan, for the line under its rate; undefined where a bank may, and without a loan. */
export const useUsuryWarning = (loan: string | null = 'main'): string | undefined =>
  useAppSelector((state) => {
    const { result, status } = selectSolution(state)
    return result === null || status === 'invalid' || loan === null ? undefined : usuryWarning(result.data, loan)
  })

/** The same for a loan of the plan beside the main one, by its id. */
export function usePlannedUsuryWarning(id: string): string | undefined {
  const place = useItems('simulation_loan').findIndex(({ ref }) => ref.id === id)
  return useUsuryWarning(plannedLoanKey(useRows('simulation_loan'), place))
}

/** What a result calls the loan at a place of the plan: those that have all answers count, in their order; null for another. */
export function plannedLoanKey(loans: readonly object[], place: number): string | null {
  const isComplete = (loan: object | undefined): boolean => checkComplete(resources.simulation_loan, loan).valid
  return isComplete(loans[place]) ? `loan_${loans.slice(0, place + 1).filter(isComplete).length}` : null
}

/** `TAEG 34,05 % : usure au-delà de 5,29 %` */
export function usuryWarning({ loans }: Loans, asked = 'main'): string | undefined {
  const loan = loans.find(({ key }) => key === asked)
  if (!loan || loan.effective_rate === null || loan.effective_rate <= loan.usury_ceiling) return undefined
  return `TAEG ${formatPercent(loan.effective_rate)}\u00a0: usure au-delà de ${formatPercent(loan.usury_ceiling)}`
}
