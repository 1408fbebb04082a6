import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Amount } from '#client/ui/explanation'
import { useIsFormer } from './FormerResult'

/** The average effort, or the surplus, as it is calculated. */
export function Effort() {
  const isFormer = useIsFormer()
  const { result, status } = useAppSelector(selectSolution)
  if (!result) return <span>Pas encore de résultat</span>
  const effort = result.data.indicators.average_effort
  return (
    <span aria-busy={status === 'calculating'} className={isFormer ? 'effort-former' : undefined}>
      {effort >= 0 ? 'Effort' : 'Excédent'}
      {isFormer && ' d’avant'}{' '}
      <strong>
        <Amount figure="indicators.average_effort" value={Math.abs(effort)} unit="euros_per_month" />
      </strong>
    </span>
  )
}
