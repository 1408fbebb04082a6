import { Suspense, useRef } from 'react'
import { Skeleton, formatDate } from '#client/ui'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import { useAppSelector } from '#client/store'
import { useOperation } from '../trial/useOperation'
import { selectSolution } from '../../../calculation'
import { Announcement } from './Announcement'
import { Figures } from '#features/simulation/client/figures'
import { FormerResult } from './FormerResult'
import { NotCalculated } from './NotCalculated'
import { ResultHead } from '#features/simulation/client/results'
import { ResultTabs } from './ResultTabs'
import { useShownSolution } from './SolutionYears'

const StartingPoint = lazyPart(
  async () => (await import(/* webpackChunkName: "starting-point" */ '../start/StartingPoint')).StartingPoint,
)

/** Figures on their way to be others fade for that moment; those of before stay as easy to read as they were, without colour. */
const looksOf = ({ status, isOutdated }: Pick<ReturnType<typeof useShownSolution>, 'status' | 'isOutdated'>) => [
  ...(isOutdated ? ['solution-outdated'] : []),
  ...(isOutdated && status !== 'calculating' ? ['solution-former'] : []),
]

/** What the operation costs and brings. The last result stays on screen, faded, until the next one is there. */
export function Results() {
  const { status, result, isOutdated } = useShownSolution()
  const { project, investment_price } = useOperation() ?? {}
  const element = useRef<HTMLDivElement>(null)
  const isPhone = useMediaQuery('(width < 576px)')
  const isNew = !project || (investment_price ?? null) === null
  const isShown = result !== null && !isNew
  return (
    <div ref={element} tabIndex={-1} className="solution-results" aria-busy={status === 'calculating'}>
      <h2 className="visually-hidden">Résultat</h2>
      {status === 'calculating' && <div className="progress-line" aria-hidden />}
      {isShown ? !isPhone && <FormerResult /> : <NotCalculated />}
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
      {isShown && (
        <div className={['solution-result', ...looksOf({ status, isOutdated })].join(' ')}>
          <ResultHead result={result} />
          <Figures result={result.data} />
          <ResultTabs result={result} />
        </div>
      )}
      <Announcement />
    </div>
  )
}

/** Says that the figures on screen are those of this device, because the server does not answer. */
function OnThisDevice() {
  const { status, by, result } = useAppSelector(selectSolution)
  if (status !== 'ready' || by !== 'device' || result === null) return null
  return (
    <p className="on-this-device" role="status">
      <strong>Calculé sur cet appareil</strong>, avec les règles au {formatDate(result.meta.rules_as_of)} et les
      dernières hypothèses connues de votre société et du marché. Vos saisies sont gardées&#x202f;; le calcul du serveur
      reprendra au retour du réseau.
    </p>
  )
}
