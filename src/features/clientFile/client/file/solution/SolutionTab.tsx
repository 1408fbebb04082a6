import { Suspense } from 'react'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import { useUndoKeys } from '#client/editing/changes'
import { useOpenSolution } from '../useOpenSolution'
import { Explanations } from './explanation/Explanations'
import { Inputs } from './inputs/Inputs'
import { PaperOnPrint } from './print/PaperOnPrint'
import { EffortBar } from './results/Effort'
import { Results } from './results/Results'
import { useIsStarting } from './start/useIsStarting'
import { useForcedTrial } from './trial/useOperation'
import './solution.css'

const InputSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "input-sheet" */ './inputs/InputSheet')).InputSheet,
)

/**
 * The operation on one side, what it costs a month on the other; calculated again as one types. Without a scheme, those that
 * one may begin with.
 */
export function SolutionTab() {
  const isPhone = useMediaQuery('(width < 576px)')
  const isStarting = useIsStarting()
  useOpenSolution()
  useForcedTrial()
  useUndoKeys(['simulation', 'simulation_charge', 'simulation_loan', 'scenario'])
  return (
    <Explanations>
      <div className={isStarting ? 'solution solution-starting' : 'solution'}>
        {!isStarting && !isPhone && <Inputs />}
        <Results />
        {isPhone && !isStarting && (
          <>
            <EffortBar />
            <Suspense>
              <InputSheet />
            </Suspense>
          </>
        )}
      </div>
      <PaperOnPrint />
    </Explanations>
  )
}
