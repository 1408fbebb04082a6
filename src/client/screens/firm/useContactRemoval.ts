import { api, outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import type { Contact, ContactType, NameOfContact } from './contact'

interface Removal<Type extends ContactType> {
  readonly type: Type
  readonly nameOf: NameOfContact<Type>
  /** What follows, in a sentence. */
  readonly consequence: string
}

/** Deletes a contact, once that was asked. */
export function useContactRemoval<Type extends ContactType>({ type, nameOf, consequence }: Removal<Type>) {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  return async (contact: Contact<Type>): Promise<void> => {
    const question = `Supprimer ${nameOf(contact)}\u202f?`
    if (!(await confirm({ question, consequence, yes: 'Supprimer', isDangerous: true }))) return
    const request = { ref: { type, id: contact.id } }
    const { error } = outcomeOf(await dispatch(api.endpoints.remove.initiate(request, { track: false })))
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: 'Le contact est supprimé.' })
  }
}
