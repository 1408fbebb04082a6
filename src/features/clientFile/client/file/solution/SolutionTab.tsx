import { useMediaQuery } from '#client/ui/layout'
import { useUndoKeys } from '#client/editing/changes'
import { useOpenSolution } from '../useOpenSolution'
import { Explanations } from './explanation/Explanations'
import { Inputs } from './inputs/Inputs'
import { InputSheet } from './inputs/InputSheet'
import { EffortBar } from './results/EffortBar'
import { Results } from './results/Results'
import { useForcedTrial } from './trial/useForcedTrial'
import './solution.css'

/** The operation on one side, what it costs a month on the other; calculated again as one types. */
export function SolutionTab() {
  const isPhone = useMediaQuery('(width < 576px)')
  useOpenSolution()
  useForcedTrial()
  useUndoKeys(['simulation', 'simulation_charge', 'simulation_loan', 'scenario'])
  return (
    <Explanations>
      <div className="solution">
        {isPhone ? <InputSheet /> : <Inputs />}
        <Results />
        {isPhone && <EffortBar />}
      </div>
    </Explanations>
  )
}
