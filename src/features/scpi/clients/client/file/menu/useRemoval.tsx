import { DeleteOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router-dom'
import type { Attributes } from '#contract'
import { api, outcomeOf } from '#client/api'
import { discarded } from '#client/autosave'
import { useAlert, useConfirm, useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import type { ApiFailure } from '#client/transport'
import type { MenuChoice } from '#client/ui/menu'
import { scpiClientsAddress } from '#features/scpi/clients/contract'
import { useClientRights } from '../../shared/useClientRights'
import { nameOf } from '../../shared/words'

/**
 * Puts a client in the trash, once it was asked; none without the right to. Whom the server keeps may be deactivated instead.
 * @param deactivate undefined where that is not possible
 */
export function useRemoval(
  id: string,
  client: Partial<Attributes<'scpi_client'>>,
  deactivate: (() => Promise<void>) | undefined,
): readonly MenuChoice[] {
  const { deleting } = useClientRights()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const toast = useToast()
  const refuse = useRefusal(deactivate)
  const remove = async () => {
    const agreed = await confirm({
      question: 'Supprimer ce client\u202f?',
      consequence: `La fiche de ${nameOf(client)}, sa situation familiale et son compte investisseur vont à la corbeille, pour tous. Le lien avec son conjoint est retiré, et son espace client est fermé.`,
      yes: 'Supprimer',
      isDangerous: true,
    })
    if (!agreed) return
    const { error } = outcomeOf(
      await dispatch(api.endpoints.remove.initiate({ ref: { type: 'scpi_client', id } }, { track: false })),
    )
    if (error) {
      await refuse(error)
      return
    }
    dispatch(discarded({ parentId: id }))
    toast({ type: 'success', message: `${nameOf(client)} est dans la corbeille` })
    await navigate(scpiClientsAddress)
  }
  if (!deleting) return []
  return [
    {
      key: 'delete',
      label: 'Supprimer',
      icon: <DeleteOutlined aria-hidden />,
      isDangerous: true,
      onChoose: () => void remove(),
    },
  ]
}

/** Says why a client is not deleted; where he signed documents, what can be done instead is offered. */
function useRefusal(deactivate: (() => Promise<void>) | undefined): (failure: ApiFailure) => Promise<void> {
  const confirm = useConfirm()
  const alert = useAlert()
  return async (failure) => {
    const title = 'Le client n’est pas supprimé'
    if (!deactivate || failure.kind !== 'http' || failure.status !== 409) {
      await alert({ title, message: failure.message })
      return
    }
    if (await confirm({ question: title, consequence: failure.message, yes: 'Désactiver' })) await deactivate()
  }
}
