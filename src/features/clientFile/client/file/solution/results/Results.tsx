import { PrinterOutlined } from '@ant-design/icons'
import { selectSolution } from '../../../calculation'
import { useAppSelector } from '#client/store'
import { Empty, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { printedSolutionAddress } from '#features/clientFile/contract'
import { useOpenAggregate } from '#client/editing'
import { useOperation, useTrial } from '../trial/useOperation'
import { Announcement } from './Announcement'
import { Figures } from './Figures'
import { NotCalculated } from './NotCalculated'
import { OnThisDevice } from './OnThisDevice'
import { ResultTabs } from './ResultTabs'
import { UnverifiedRules } from '../../parts/UnverifiedRules'
import { Warnings } from './Warnings'

/** What the operation costs and brings. The last result stays on screen, faded, until the next one is there. */
export function Results() {
  const { status, result, isOutdated } = useAppSelector(selectSolution)
  const { id } = useOpenAggregate()
  const isTrial = useTrial() !== null
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
          <Figures result={result.data} />
          {!isTrial && (
            <p className="result-links">
              <Button
                size="small"
                href={printedSolutionAddress(id)}
                target="_blank"
                icon={<PrinterOutlined aria-hidden />}
              >
                Imprimer l’étude
              </Button>
            </p>
          )}
          <UnverifiedRules sentences={result.meta.unverified} />
          <Warnings warnings={result.data.warnings} />
          <ResultTabs result={result} />
        </div>
      )}
      <Announcement />
    </div>
  )
}
