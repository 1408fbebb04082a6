import { outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { clientFileApi } from '../api'
import type { OperableFile } from './fileOperations'

/** Puts a file away or takes it back; what was done can be undone at once. */
export function useArchiving(): (file: Pick<OperableFile, 'id'>, isArchived: boolean) => Promise<void> {
  const [archive] = clientFileApi.useArchiveClientFileMutation()
  const toast = useToast()
  const change = async (file: Pick<OperableFile, 'id'>, isArchived: boolean): Promise<void> => {
    const { error } = outcomeOf(await archive({ id: file.id, isArchived }))
    if (error) {
      toast({ type: 'error', message: error.message })
      return
    }
    toast({
      type: 'success',
      subject: 'archiving',
      message: isArchived ? 'Dossier archivé' : 'Dossier restauré',
      action: {
        label: 'Annuler',
        act: () => {
          void change(file, !isArchived)
        },
      },
    })
  }
  return change
}
