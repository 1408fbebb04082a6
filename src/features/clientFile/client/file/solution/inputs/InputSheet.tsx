import { useSearchParams } from 'react-router-dom'
import { Drawer } from '#client/ui/drawer'
import { Effort } from '../results/Effort'
import { Inputs } from './Inputs'

/** The address of the operation under its result, on a phone. */
export const SHEET = '?groupe=leviers'

/** On a phone: what is bought and how it is paid for, under its result, as long as the address names a group of it. */
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
      size="62%"
      styles={{ mask: { background: 'transparent' } }}
      open={parameters.has('groupe')}
      onClose={close}
      destroyOnHidden
      extra={<Effort />}
    >
      <Inputs />
    </Drawer>
  )
}
