import { api, outcomeOf } from '#client/api'
import { useAppDispatch } from '#client/store'
import { useConfirm, useToast } from '#client/ui/feedback'
import { deleteLater, keep } from './deletions'
import type { FileRow } from './rows'

/** Statuses of files that a sale hangs on. */
const sold: readonly FileRow['status'][] = ['in_sale', 'won']

/** Deletes a file: at once and for good where a sale is lost with it, after its name was typed; else it can be taken back for a while. */
export function useDeletion(): (file: Pick<FileRow, 'id' | 'title' | 'status'>) => Promise<void> {
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const toast = useToast()

  const remove = async (id: string) => {
    const { error } = outcomeOf(await dispatch(api.endpoints.remove.initiate({ ref: { type: 'client_file', id } }, { track: false })))
    if (error) toast({ type: 'error', message: error.message })
    return error === undefined
  }
  return async ({ id, title, status }) => {
    if (sold.includes(status)) {
      const body = `«\u00a0${title}\u00a0», sa vente et tout ce qu’il contient seront supprimés, pour tous. C’est définitif.`
      if (await confirm({ title: 'Supprimer ce dossier\u202f?', body, action: 'Supprimer', danger: true, retyped: title }) && await remove(id)) toast({ type: 'success', message: 'Dossier supprimé' })
      return
    }
    const close = toast({ type: 'success', closable: true, message: `«\u00a0${title}\u00a0» supprimé`, action: { label: 'Annuler', act: () => { keep(id) } } })
    deleteLater(id, async () => {
      close()
      await remove(id)
    })
  }
}
