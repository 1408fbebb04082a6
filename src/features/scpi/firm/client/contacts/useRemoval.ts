import type { ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { nameOfContact } from './nameOfContact'

/** Deletes a contact, once that was asked. */
export function useRemoval() {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  return async (contact: ResourceOf<'scpi_contact'>) => {
    const isAgreed = await confirm({
      question: `Supprimer ${nameOfContact(contact)} ?`,
      consequence: 'Ce contact quitte la liste du cabinet.',
      yes: 'Supprimer',
      isDangerous: true,
    })
    if (!isAgreed) return
    const request = { ref: { type: 'scpi_contact' as const, id: contact.id } }
    const { error } = outcomeOf(await dispatch(api.endpoints.remove.initiate(request, { track: false })))
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: 'Le contact est supprimé.' })
  }
}
