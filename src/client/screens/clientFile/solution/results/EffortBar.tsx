import { selectSolution } from '#client/calculation'
import { useAppSelector } from '#client/store'
import { Amount } from '#client/ui/explanation'

/** On a phone, the effort stays in sight, with the way to what it is made of. */
export function EffortBar() {
  const { result, status } = useAppSelector(selectSolution)
  if (!result) return null
  const effort = result.data.indicators.average_effort
  return (
    <div className="effort-bar" aria-busy={status === 'calculating'}>
      <span>{effort >= 0 ? 'Effort' : 'Excédent'} <strong><Amount figure="indicators.average_effort" value={Math.abs(effort)} unit="euros_per_month" /></strong></span>
      <a href="#operation" className="effort-bar-edit">Modifier</a>
    </div>
  )
}
