import { api, outcomeOf } from '#client/api'
import { discarded, selectSectionState } from '#client/autosave'
import { useAppDispatch, useAppStore } from '#client/store'
import { deletionPlanned, useAlert, useConfirm, useToast } from '#client/feedback'
import type { OperableFile } from './fileOperations'

/** Statuses of files that a sale hangs on. */
const sold: readonly OperableFile['status'][] = ['in_sale', 'won']

/** Said where something of the file waits on this device. */
const UNSAVED = 'avec vos modifications qui n’y sont pas encore enregistrées'

const STILL_THERE = 'Le dossier est toujours là.'

const consequenceOf = ({ title, origin }: OperableFile, isSaved: boolean): string =>
  `«\u00a0${title}\u00a0», sa vente${origin ? ', le contact dont il vient' : ''} et tout ce qu’il contient` +
  `${isSaved ? '' : `, ${UNSAVED},`} seront supprimés, pour tous. ` +
  'C’est définitif\u00a0: seules la date, l’auteur et le motif de la suppression restent.'

type Delete = (file: OperableFile, onDeleted?: () => void) => Promise<void>

/**
 * Deletes a file, and the lead that it came from: at once and for good where a sale is lost with it, after its name was typed;
 * else it can be taken back for a while. `onDeleted` is called once the decision is made.
 */
export function useFileDeletion(): Delete {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()

  const remove = async (id: string) => {
    const { error } = outcomeOf(
      await dispatch(api.endpoints.remove.initiate({ ref: { type: 'client_file', id } }, { track: false })),
    )
    if (error) await alert({ title: 'Le dossier n’est pas supprimé', message: `${error.message} ${STILL_THERE}` })
    else dispatch(discarded({ parentId: id }))
    return error === undefined
  }
  const isSaved = (id: string) => ['pristine', 'saved'].includes(selectSectionState(store.getState(), id))
  const removeSold: Delete = async (file, onDeleted) => {
    if (
      !(await confirm({
        question: 'Supprimer ce dossier\u202f?',
        consequence: consequenceOf(file, isSaved(file.id)),
        yes: 'Supprimer',
        isDangerous: true,
        retyped: file.title,
      })) ||
      !(await remove(file.id))
    )
      return
    toast({ type: 'success', message: 'Dossier supprimé' })
    onDeleted?.()
  }
  return async (file, onDeleted) => {
    const { id, title, status, origin } = file
    if (sold.includes(status)) return removeSold(file, onDeleted)
    const message = `«\u00a0${title}\u00a0» ${origin ? 'et le contact dont il vient supprimés' : 'supprimé'}${isSaved(id) ? '' : `, ${UNSAVED}`}`
    dispatch(deletionPlanned({ ref: { type: 'client_file', id }, message, ifRefused: STILL_THERE }))
    onDeleted?.()
  }
}
