import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import type { SavedView } from './useSavedViews'

/** Deletes a view, which can be saved again as it was. */
export function useViewDeletion(): (view: SavedView) => Promise<void> {
  const [remove] = api.useRemoveMutation()
  const [create] = api.useCreateMutation()
  const toast = useToast()
  const restore = async ({ attributes: { name, list, query } }: SavedView) => {
    const { error } = outcomeOf(await create({ type: 'saved_view', attributes: { name, list, query } }))
    if (error) toast({ type: 'error', message: error.message })
  }
  return async (view) => {
    const { error } = outcomeOf(await remove({ ref: { type: 'saved_view', id: view.id } }))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    const action = { label: 'Annuler', act: () => void restore(view) }
    toast({ type: 'success', message: `Vue «\u00a0${view.attributes.name ?? ''}\u00a0» supprimée`, action })
  }
}
