import { formatPercent } from '#client/ui'
import type { SimulationAnswer } from '../simulate'

/**
 * That nobody may lend on the terms of a loan, for the line under its rate: `TAEG 34,05 % : usure au-delà de 5,29 %`;
 * undefined where a bank may.
 * @param asked what the result calls the loan
 */
export function usuryWarning({ loans }: Pick<SimulationAnswer['data'], 'loans'>, asked = 'main'): string | undefined {
  const loan = loans.find(({ key }) => key === asked)
  if (!loan || loan.effective_rate === null || loan.effective_rate <= loan.usury_ceiling) return undefined
  return `TAEG ${formatPercent(loan.effective_rate)}\u00a0: usure au-delà de ${formatPercent(loan.usury_ceiling)}`
}
