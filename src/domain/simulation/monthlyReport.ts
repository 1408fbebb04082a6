import { roundToCent } from '../value/rounding'
import type { Lettings } from './operating'
import type { AmountLine, MonthlyReport, YearLine } from '../result'

/** Averages a calendar year over its months, the loan over those held; each total is the sum of the lines shown. */
export function monthlyReport(
  line: YearLine,
  chargesOfYear: readonly AmountLine[],
  { monthlyRent, vacancy }: Lettings,
): MonthlyReport {
  const perMonth = (amount: number) => roundToCent(amount / line.months_let)
  const loanPerMonth = (amount: number) => roundToCent(amount / line.months_held)
  const taxSaving = perMonth(line.tax_saving)
  const charges = [
    ...vacancyLine(roundToCent(monthlyRent * vacancy)),
    ...chargesOfYear.map((charge) => ({ ...charge, amount: perMonth(charge.amount) })),
    ...wealthTaxLine(perMonth(line.wealth_tax)),
  ]
  const expense = {
    loan_payment: loanPerMonth(line.principal + line.interest),
    loan_insurance: loanPerMonth(line.insurance),
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

/** Rent that nobody pays between two tenants, shown beside the charges so that the rent stays the one of a lease. */
function vacancyLine(amount: number): AmountLine[] {
  return amount > 0 ? [{ key: 'vacancy', label: 'Vacance locative', amount }] : []
}

/** Wealth tax that the operation adds, shown beside the charges. */
function wealthTaxLine(amount: number): AmountLine[] {
  return amount === 0 ? [] : [{ key: 'wealth_tax', label: 'IFI ajouté', amount }]
}
