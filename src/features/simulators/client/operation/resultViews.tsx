import type { ComponentType } from 'react'
import { AssumptionList, LoanSchedule, TaxTable, YearlyEffort, YearlyTable } from '#features/simulation/client/results'
import { originsWithoutFile } from '#features/simulation/contract/report'
import type { Values } from '../shell/addressInputs'
import type { CalculatedOperation } from './useOperationResult'

interface ViewProps {
  readonly calculated: CalculatedOperation
  /** The year to be led to; null for none. */
  readonly year: number | null
  /** Leads to a year of the yearly table. */
  readonly onYear: (year: number) => void
  readonly onChange: (answers: Values) => void
}

/** A way to look at a result. */
export interface View {
  readonly name: string
  readonly label: string
  readonly Content: ComponentType<ViewProps>
}

export const views: readonly [View, ...View[]] = [
  {
    name: 'effort',
    label: 'Effort par année',
    Content: ({ calculated: { answer, request }, onYear }) => (
      <YearlyEffort result={answer} configuration={request.configuration} onYear={onYear} height={280} />
    ),
  },
  {
    name: 'table',
    label: 'Tableau annuel',
    Content: ({ calculated: { answer }, year }) => <YearlyTable result={answer} year={year} />,
  },
  { name: 'loan', label: 'Amortissement', Content: ({ calculated: { answer } }) => <LoanSchedule result={answer} /> },
  { name: 'tax', label: 'Fiscalité', Content: Tax },
  {
    name: 'assumptions',
    label: 'Hypothèses',
    Content: ({ calculated: { answer } }) => <AssumptionList result={answer} words={originsWithoutFile} />,
  },
]

/** The tax of the household; another regime may be taken, which is an answer like the others. */
function Tax({ calculated: { answer, request }, onChange }: ViewProps) {
  return (
    <TaxTable
      result={answer}
      configuration={request.configuration}
      onTakeRegime={(tax_regime) => {
        onChange({ tax_regime })
      }}
    />
  )
}
