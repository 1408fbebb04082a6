import { useSearchParams } from 'react-router-dom'
import { Drawer } from '#client/ui/drawer'
import { SectionSaveState } from '#client/editing/saving'
import { Effort } from '../results/Effort'
import { useTrial } from '../trial/useOperation'
import { useAskedField } from '#client/editing/parts'
import { OperationForm } from '../trial/OperationForm'
import { TrialBar } from '../trial/TrialBar'
import { FoldedGroups, FoldedRows } from './Inputs'
import { Levers } from './Levers'
import { useHelpOnFocus } from './useHelpOnFocus'

/** What the operation comes to, and whether it is saved; what is tried is not. */
function Head() {
  const isTrial = useTrial() !== null
  return (
    <span className="input-sheet-head">
      <Effort />
      {!isTrial && <SectionSaveState type="simulation" isShort />}
    </span>
  )
}

/** On a phone: the levers under the result, then the rest of the operation, as long as the address names a group of it. */
export function InputSheet() {
  const [parameters, setParameters] = useSearchParams()
  const close = () => {
    setParameters(
      (before) => {
        before.delete('groupe')
        before.delete('champ')
        return before
      },
      { replace: true },
    )
  }
  return (
    <Drawer
      className="input-sheet"
      title="Modifier l’opération"
      placement="bottom"
      size="62%"
      styles={{ mask: { background: 'transparent' } }}
      open={parameters.has('groupe')}
      onClose={close}
      destroyOnHidden
      extra={<Head />}
    >
      <SheetInputs />
    </Drawer>
  )
}

/** The operation in a sheet under its result: the levers come first, and fill what is seen of it. */
function SheetInputs() {
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
