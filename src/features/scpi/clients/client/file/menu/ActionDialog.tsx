import type { Attributes } from '#contract'
import { ActionForm, type LifecycleAction } from '#client/screens/lifecycle'
import { Modal } from '#client/ui/modal'
import { nameOf } from '../../shared/words'
import { clientKind } from './clientKind'

interface ActionDialogProps {
  readonly id: string
  readonly client: Partial<Attributes<'scpi_client'>>
  readonly action: LifecycleAction
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What has to be said before an action is done. */
export const ActionDialog = ({ id, client, action, onClose, onDone }: ActionDialogProps) => (
  <Modal title={`${action.label} ${nameOf(client)}`} width={520} onClose={onClose}>
    <ActionForm
      kind={clientKind}
      living={{ id, attributes: {} }}
      action={action}
      isTitled
      editors={{}}
      papers={{}}
      onClose={onClose}
      onDone={onDone}
    />
  </Modal>
)
