import type { TraceStep } from '../../result'
import type { Computation } from '../computation'
import { input, step } from './step'

type MonthlyReport = Computation['monthlyReport']

/** Paths of the two sides of the monthly report. */
export const INCOME = 'monthly_report.monthly_income'
export const EXPENSE = 'monthly_report.monthly_expense'

/** What comes in each month. */
export function incomeTotalStep({ monthly_income }: MonthlyReport): TraceStep {
  return step(
    `${INCOME}.total`,
    'Entrées du mois',
    'Loyer plus économie d’impôt.',
    monthly_income.total,
    'euros_per_month',
    {
      inputs: [
        input('Loyer', monthly_income.rental_income, 'euros_per_month', `${INCOME}.rental_income`),
        input('Économie d’impôt', monthly_income.tax_saving, 'euros_per_month', `${INCOME}.tax_saving`),
      ],
    },
  )
}

/** What goes out each month. */
export function expenseTotalStep({ monthly_expense }: MonthlyReport): TraceStep {
  return step(
    `${EXPENSE}.total`,
    'Sorties du mois',
    'Mensualité, assurance, charges et impôt.',
    monthly_expense.total,
    'euros_per_month',
    {
      inputs: [
        input('Mensualité hors assurance', monthly_expense.loan_payment, 'euros_per_month', `${EXPENSE}.loan_payment`),
        input('Assurance emprunteur', monthly_expense.loan_insurance, 'euros_per_month', `${EXPENSE}.loan_insurance`),
        ...monthly_expense.charges.map(({ key, label, amount }) =>
          input(label, amount, 'euros_per_month', `${EXPENSE}.charges.${key}`),
        ),
        input('Impôt sur les loyers', monthly_expense.tax, 'euros_per_month', `${EXPENSE}.tax`),
      ],
    },
  )
}

/** What goes out less what comes in. */
export function effortStep({ monthly_income, monthly_expense, effort }: MonthlyReport): TraceStep {
  return step(
    'monthly_report.effort',
    'Effort du mois',
    'Sorties moins entrées\u202f; négatif quand l’opération rapporte.',
    effort,
    'euros_per_month',
    {
      inputs: [
        input('Sorties', monthly_expense.total, 'euros_per_month', `${EXPENSE}.total`),
        input('Entrées', monthly_income.total, 'euros_per_month', `${INCOME}.total`),
      ],
    },
  )
}
