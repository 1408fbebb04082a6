import { useSearchParams } from 'react-router-dom'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { Effort } from '../results/Effort'
import { Inputs } from './Inputs'

/** The address of the operation over its result, on a phone. */
export const SHEET = '?groupe=projet'

/** On a phone: what is bought and how it is paid for, over the result, as long as the address names a group of it. */
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
      title="Modifier l’opération"
      placement="bottom"
      size="85%"
      open={parameters.has('groupe')}
      onClose={close}
      destroyOnHidden
      footer={
        <div className="effort-foot">
          <Effort />
          <Button onClick={close}>Voir le résultat</Button>
        </div>
      }
    >
      <Inputs />
    </Drawer>
  )
}
