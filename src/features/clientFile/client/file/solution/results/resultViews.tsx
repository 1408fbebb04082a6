import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import {
  AssumptionList,
  LoanSchedule,
  TaxTable,
  type TakeRegime,
  type ResultProps,
} from '#features/simulation/client/results'
import { AsOf } from '../asOf/AsOf'
import { useEditOperation, useTrial } from '../trial/useOperation'
import { placeOf } from './placeOf'
import { useShownSolution } from './SolutionYears'
import type { Sensitivity } from '../sensitivity/useSensitivity'

export { YearlyTable } from '#features/simulation/client/results'

/** The loan of the file; without one, the way to the contribution that leaves nothing to borrow. */
export function LoanView({ result }: ViewProps) {
  const { id, readOnly } = useOpenAggregate()
  return (
    <LoanSchedule
      result={result}
      withoutLoan={!readOnly && <Link to={placeOf(id, 'contribution')}>Réduire l’apport</Link>}
    />
  )
}

/** The tax of the household of the file; another regime may be taken by who may change the operation, or tries it. */
export function TaxView({ result }: ViewProps) {
  const { readOnly } = useOpenAggregate()
  const isTrial = useTrial() !== null
  const edit = useEditOperation()
  const { configuration } = useShownSolution()
  const take: TakeRegime = (tax_regime) => {
    edit({ tax_regime })
  }
  const onTakeRegime = readOnly && !isTrial ? undefined : take
  return <TaxTable result={result} configuration={configuration} onTakeRegime={onTakeRegime} />
}

/** What the result of the file rests on, and what it would be by the rules of another day. */
export const AssumptionView = ({ result }: ViewProps) => (
  <AssumptionList result={result}>
    <AsOf result={result} />
  </AssumptionList>
)

export interface ViewProps extends ResultProps {
  /** What the result becomes when things turn out otherwise; undefined until it is known. */
  readonly sensitivity: Sensitivity | undefined
  /** The year to be led to; null for none. */
  readonly year: number | null
  /** Leads to a year of the yearly table. */
  readonly onYear: (year: number) => void
}
