import { useSearchParams } from 'react-router-dom'
import { Drawer } from '#client/ui/drawer'
import { SectionSaveState } from '#client/editing/saving'
import { Effort } from '../results/Effort'
import { useTrial } from '../trial/useOperation'
import { SheetInputs } from './SheetInputs'

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
