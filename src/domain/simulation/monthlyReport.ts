import { roundToCent } from '../value/rounding'
import type { ProjectedYear } from './operating'
import type { MonthlyReport, YearLine } from '../result'

/** Averages a calendar year over its months; each total is the sum of the lines shown. */
export function monthlyReport(line: YearLine, projected: ProjectedYear, monthlyRent: number): MonthlyReport {
  const perMonth = (amount: number) => roundToCent(amount / line.months_let)
  const taxSaving = perMonth(line.tax_saving)
  const charges = projected.chargeLines.map((charge) => ({ ...charge, amount: perMonth(charge.amount) }))
  const expense = {
    loan_payment: perMonth(line.principal + line.interest),
    loan_insurance: perMonth(line.insurance),
    charges,
    tax: perMonth(line.rent_tax),
  }
  const chargesTotal = charges.reduce((sum, charge) => sum + charge.amount, 0)
  const incomeTotal = roundToCent(monthlyRent + taxSaving)
  const expenseTotal = roundToCent(expense.loan_payment + expense.loan_insurance + chargesTotal + expense.tax)
  return {
    year: line.year,
    monthly_income: { rental_income: monthlyRent, tax_saving: taxSaving, total: incomeTotal },
    monthly_expense: { ...expense, total: expenseTotal },
    effort: roundToCent(expenseTotal - incomeTotal),
  }
}
