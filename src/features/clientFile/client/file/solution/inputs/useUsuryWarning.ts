import { checkComplete, resources } from '#contract'
import { useAppSelector } from '#client/store'
import { useItems, useRows } from '#client/editing'
import { usuryWarning } from '#features/simulation/client/inputs'
import { selectSolution } from '../../../calculation'

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
