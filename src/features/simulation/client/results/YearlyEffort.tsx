import type { SolutionConfiguration } from '#domain'
import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import { EffortChart, type EffortBand, type FigureOfYear } from '#client/ui/charts'
import { capitalDueOf, effortYears, marksOf } from '#features/simulation/contract/report'
import type { ResultProps } from './ResultHead'

const figures: Readonly<Record<Parameters<FigureOfYear>[1], (year: number) => string>> = {
  rents: (year) => `yearly_report.${year}.rent`,
  taxSaving: (year) => `yearly_report.${year}.tax_saving`,
  loanPayment: (year) => `loan_payment.${year}`,
  charges: (year) => `yearly_report.${year}.charges`,
  taxes: (year) => `yearly_taxes.${year}`,
  effort: (year) => `yearly_effort.${year}`,
}

/** Entries and exits by year, and what is left to pay. */
export function YearlyEffort({
  result: { data },
  configuration,
  onYear,
  height,
  band,
  hasImage = true,
}: ResultProps & {
  /** What the result was calculated from: it says which years are marked; null where that is not known. */
  readonly configuration: SolutionConfiguration | null
  /** Leads to a year of the yearly table. */
  readonly onYear?: (year: number) => void
  readonly height?: number
  readonly band?: readonly EffortBand[] | undefined
  readonly hasImage?: boolean
}) {
  const { areChartTablesShown } = useAppSelector(selectSettings)
  return (
    <EffortChart
      years={effortYears(data)}
      figureOf={(year, name) => figures[name](year)}
      {...(onYear ? { onYear } : {})}
      {...(height === undefined ? {} : { height })}
      band={band}
      hasImage={hasImage}
      alwaysWithTable={areChartTablesShown}
      capitalDue={capitalDueOf(data)}
      marks={configuration ? marksOf(data, configuration) : []}
    />
  )
}
