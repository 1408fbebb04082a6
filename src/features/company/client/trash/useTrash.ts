import type { ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf } from '#client/api'
import { useConfirm, useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { trashApi } from './api'

type Item = ResourceOf<'trash_item'>

export interface TrashActions {
  readonly restore: (item: Item) => Promise<void>
  /** Asks for the name of what is lost, then takes it out of the trash for good. */
  readonly purge: (item: Item) => Promise<void>
}

/** What can be done with what is in the trash; each says what came of it. */
export function useTrash(): TrashActions {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()
  const tell = (error: { readonly message: string } | undefined, done: string) => {
    toast(error ? { type: 'error', message: error.message } : { type: 'success', message: done })
  }
  return {
    restore: async ({ id, attributes: { title } }) => {
      const { error } = outcomeOf(await dispatch(trashApi.endpoints.restore.initiate(id, { track: false })))
      tell(error, `«\u00a0${title ?? 'Sans nom'}\u00a0» est restauré.`)
    },
    purge: async ({ id, attributes: { title } }) => {
      const isSure = await confirm({
        question: 'Supprimer définitivement\u202f?',
        consequence: 'Rien ne pourra être retrouvé ensuite.',
        yes: 'Supprimer définitivement',
        isDangerous: true,
        ...(title ? { retyped: title } : {}),
      })
      if (!isSure) return
      const removal = api.endpoints.remove.initiate({ ref: { type: 'trash_item', id } }, { track: false })
      const { error } = outcomeOf(await dispatch(removal))
      tell(error, 'L’élément est supprimé définitivement.')
    },
  }
}
