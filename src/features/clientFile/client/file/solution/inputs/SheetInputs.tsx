import { useAskedField } from '../../parts/useAskedField'
import { OperationForm } from '../trial/OperationForm'
import { TrialBar } from '../trial/TrialBar'
import { useTrial } from '../trial/useOperation'
import { FoldedGroups, FoldedRows } from './Inputs'
import { Levers } from './Levers'
import { useHelpOnFocus } from './useHelpOnFocus'

/** The operation in a sheet under its result: the levers come first, and fill what is seen of it. */
export function SheetInputs() {
  const isTrial = useTrial() !== null
  const container = useAskedField('simulation')
  useHelpOnFocus(container)
  return (
    <div ref={container} className={isTrial ? 'solution-inputs solution-trial' : 'solution-inputs'}>
      <OperationForm>
        <Levers />
        <TrialBar />
        <h3 className="inputs-more">Plus</h3>
        <FoldedGroups />
      </OperationForm>
      <FoldedRows isTrial={isTrial} />
    </div>
  )
}
