import { use } from 'react'
import { Link } from 'react-router-dom'
import { selectSolution } from '../../calculation'
import { useAppSelector } from '#client/store'
import { type SimulationAnswer } from '#features/simulation/client'
import { clientFileAddress } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import { explainedSolution } from '../solution/explanation/explainedSolution'
import { applicable } from '../solution/explanation/sincerityScore'

/** How many of the checks of sincerity that apply the study passes. */
export function SincerityLine({ result }: { result: SimulationAnswer }) {
  const { id } = useOpenAggregate()
  const { configuration } = useAppSelector(selectSolution)
  const sincerity = configuration ? use(explainedSolution(result, configuration)).sincerity : undefined
  if (!sincerity) return null
  return (
    <p className="fact-note">
      Contrôle de sincérité&nbsp;:{' '}
      <Link to={clientFileAddress(id, 'solution')}>
        <strong>
          {sincerity.passed}/{applicable(sincerity)}
        </strong>
      </Link>
    </p>
  )
}
