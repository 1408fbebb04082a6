import type { SimulationReport } from '#domain'
import type { EffortYear } from '#presentation/charts'

/** What comes in and goes out in each calendar year of an operation, for its chart. Euros of the year. */
export const effortYears = ({ yearly_report }: Pick<SimulationReport, 'yearly_report'>): readonly EffortYear[] =>
  yearly_report.map((line) => ({
    year: line.year,
    months: line.months_held,
    rents: line.rent,
    taxSaving: line.tax_saving,
    loanPayment: line.principal + line.interest + line.insurance,
    charges: line.charges,
    taxes: line.rent_tax + line.wealth_tax,
    effort: -line.cash_flow,
  }))
