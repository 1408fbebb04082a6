import { formatEuros, formatPercent } from '#client/ui'
import type { CapacityAnswer } from '../investmentCapacity'
import type { CapacityQuestion } from './capacityQuestion'

/** What would give a capacity back to a household whose debts are at the limit already. */
export interface Lever {
  readonly change: string
  readonly effect: string
}

/** Euros, up: a smaller change would not be enough. */
const up = (euros: number): string => formatEuros(Math.ceil(euros))

/** Nothing can be borrowed: what the household pays already takes all that the limit lets it pay. */
export const isAtLimit = ({
  debt_ratio_before: before,
  max_debt_ratio: limit,
  loan_amount,
}: CapacityAnswer['data']): boolean => loan_amount === 0 && before !== null && before >= limit

/**
 * Three ways back under the limit, in figures: pay less each month, earn more, buy without a loan. The ratio is
 * (rent + loans + alimony) ÷ income.
 */
export function leversOf(
  { net_monthly_income: income, monthly_rent, monthly_loan_payment, alimony }: CapacityQuestion,
  { max_debt_ratio: limit, budget, notary_fee }: CapacityAnswer['data'],
): readonly Lever[] {
  const charges = monthly_rent + monthly_loan_payment + alimony
  const tooMuch = Math.max(0, charges - limit * income)
  const under = `l’endettement revient à ${formatPercent(limit, { decimals: 0 })}`
  return [
    {
      change: `Réduire le loyer ou les crédits de ${up(tooMuch)} par mois`,
      effect: `${under}\u202f; au-delà, chaque euro libéré rembourse un prêt.`,
    },
    {
      change: `Gagner ${limit > 0 ? up(charges / limit - income) : '—'} de plus par mois`,
      effect: `${under}, à charges égales.`,
    },
    {
      change: 'Acheter sans emprunter',
      effect:
        budget !== null && budget > 0
          ? `l’apport paie un bien de ${formatEuros(budget)} et ses ${formatEuros(notary_fee)} de frais de notaire.`
          : 'il faut un apport qui paie le bien et ses frais de notaire.',
    },
  ]
}
