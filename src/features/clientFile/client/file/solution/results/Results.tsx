import { Suspense, useRef } from 'react'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Skeleton } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { useOperation } from '../trial/useOperation'
import { Announcement } from './Announcement'
import { Figures } from './Figures'
import { NotCalculated } from './NotCalculated'
import { OnThisDevice } from './OnThisDevice'
import { ResultHead } from './ResultHead'
import { ResultTabs } from './ResultTabs'
import { Warnings } from './Warnings'

const StartingPoint = lazyPart(
  async () => (await import(/* webpackChunkName: "starting-point" */ '../start/StartingPoint')).StartingPoint,
)

/** What the operation costs and brings. The last result stays on screen, faded, until the next one is there. */
export function Results() {
  const { status, result, isOutdated } = useAppSelector(selectSolution)
  const { project, investment_price } = useOperation() ?? {}
  const element = useRef<HTMLDivElement>(null)
  const isNew = !project || (investment_price ?? null) === null
  return (
    <div ref={element} tabIndex={-1} className="solution-results" aria-busy={status === 'calculating'}>
      <h2 className="visually-hidden">Résultat</h2>
      {status === 'calculating' && <div className="progress-line" aria-hidden />}
      <NotCalculated />
      <OnThisDevice />
      {isNew && (
        <Suspense fallback={<Skeleton lines={12} />}>
          <StartingPoint
            onChosen={() => {
              element.current?.focus()
            }}
          />
        </Suspense>
      )}
      {result === null && !isNew && status === 'calculating' && <Skeleton lines={8} />}
      {result !== null && !isNew && (
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
