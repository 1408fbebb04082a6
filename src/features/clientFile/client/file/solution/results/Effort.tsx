import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Amount } from '#client/ui/explanation'

/** The average effort, or the surplus, as it is calculated. */
export function Effort() {
  const { result, status } = useAppSelector(selectSolution)
  if (!result) return <span>Pas encore de résultat</span>
  const effort = result.data.indicators.average_effort
  return (
    <span aria-busy={status === 'calculating'}>
      {effort >= 0 ? 'Effort' : 'Excédent'}{' '}
      <strong>
        <Amount figure="indicators.average_effort" value={Math.abs(effort)} unit="euros_per_month" />
      </strong>
    </span>
  )
}
