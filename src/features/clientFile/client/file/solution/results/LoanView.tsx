import { Link } from 'react-router-dom'
import { useOpenAggregate } from '#client/editing'
import { LoanSchedule } from './LoanSchedule'
import { placeOf } from './placeOf'
import type { ViewProps } from './resultProps'

/** The loan of the file; without one, the way to the contribution that leaves nothing to borrow. */
export function LoanView({ result }: Pick<ViewProps, 'result'>) {
  const { id, readOnly } = useOpenAggregate()
  return (
    <LoanSchedule
      result={result}
      withoutLoan={!readOnly && <Link to={placeOf(id, 'contribution')}>Réduire l’apport</Link>}
    />
  )
}
