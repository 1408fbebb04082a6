import { EffortChart, type EffortYear } from '#client/ui/charts'
import type { ResultProps } from './ResultTabs'

/** Entries and exits by year, and what is left to pay. */
export function YearlyEffort({ result: { data: { yearly_report } } }: ResultProps) {
  const years = yearly_report.map((line): EffortYear => ({
    year: line.year, rents: line.rent, taxSaving: line.tax_saving,
    loanPayment: line.principal + line.interest + line.insurance, charges: line.charges, taxes: line.rent_tax, effort: -line.cash_flow,
  }))
  return <EffortChart years={years} />
}
