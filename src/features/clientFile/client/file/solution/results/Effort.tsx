import { Link } from 'react-router-dom'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Amount } from '#client/ui/explanation'
import { PageBar } from '#client/ui/layout'
import { FormerResult, useIsFormer } from './FormerResult'

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

/** The address of the operation under its result. */
const SHEET = '?groupe=leviers'

/** On a phone, the effort stays in sight, with the way to what it is made of; or why it is that of before. */
export function EffortBar() {
  const isFormer = useIsFormer()
  return (
    <PageBar label="L’effort">
      <FormerResult />
      {!isFormer && (
        <>
          <Effort />
          <Link to={SHEET} className="effort-bar-edit">
            Modifier
          </Link>
        </>
      )}
    </PageBar>
  )
}
