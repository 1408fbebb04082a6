import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Empty, Skeleton } from '#client/ui'
import { useOperation } from '../trial/useOperation'
import { Announcement } from './Announcement'
import { Figures } from './Figures'
import { NotCalculated } from './NotCalculated'
import { OnThisDevice } from './OnThisDevice'
import { ResultHead } from './ResultHead'
import { ResultTabs } from './ResultTabs'
import { Warnings } from './Warnings'

/** What the operation costs and brings. The last result stays on screen, faded, until the next one is there. */
export function Results() {
  const { status, result, isOutdated } = useAppSelector(selectSolution)
  const project = useOperation()?.project
  return (
    <div className="solution-results" aria-busy={status === 'calculating'}>
      <h2 className="visually-hidden">Résultat</h2>
      {status === 'calculating' && <div className="progress-line" aria-hidden />}
      {!project && <Empty title="Aucun dispositif choisi" sentence="Choisissez un dispositif pour lancer le calcul." />}
      <NotCalculated />
      <OnThisDevice />
      {result === null && status === 'calculating' && <Skeleton lines={8} />}
      {result !== null && (
        <div className={isOutdated ? 'solution-result solution-outdated' : 'solution-result'}>
          <ResultHead result={result} />
          <Figures result={result.data} />
          <ResultTabs result={result} />
          <Warnings warnings={result.data.warnings} />
        </div>
      )}
      <Announcement />
    </div>
  )
}
