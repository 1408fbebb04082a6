import { errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { actOnEach, type Outcomes } from '#client/screens/selection'
import { formatNumber } from '#client/ui'
import type { ApiFailure } from '#client/transport'
import { clientFileApi } from '../api'
import type { FileRow } from './fileRow'
import { exportRows } from './exportFiles'

const filesOf = (count: number): string => `${formatNumber(count)} dossier${count > 1 ? 's' : ''}`
const refusalOf = (error: ApiFailure | undefined): string | undefined =>
  error && (Object.values(errorsOf(error)).flat().join(' ') || error.message)

/**
 * Acts on several client files, one after the other by the same requests as on one: the server asks the same rights, file
 * by file. What was done is told, and what was refused; an archiving can be taken back. @param onDone once some was done
 */
export function useFileBulk(onDone: () => void) {
  const [archiveOne, archiving] = clientFileApi.useArchiveClientFileMutation()
  const [assignOne, assigning] = clientFileApi.useAssignClientFileMutation()
  const toast = useToast()
  const tell = ({ done, refusals }: Outcomes<FileRow>, what: string, takeBack?: () => void): void => {
    if (done.length > 0) {
      toast({
        type: 'success',
        subject: 'bulk',
        message: `${filesOf(done.length)} ${what}`,
        ...(takeBack ? { action: { label: 'Annuler', act: takeBack } } : {}),
      })
      onDone()
    }
    if (refusals.length > 0) toast({ type: 'error', message: refusals.join(' ') })
  }
  const archive = async (files: readonly FileRow[], isArchived: boolean): Promise<void> => {
    const outcomes = await actOnEach(files, async ({ id }) =>
      refusalOf(outcomeOf(await archiveOne({ id, isArchived })).error),
    )
    const plural = outcomes.done.length > 1 ? 's' : ''
    tell(outcomes, `${isArchived ? 'archivé' : 'restauré'}${plural}`, () => {
      void archive(outcomes.done, !isArchived)
    })
  }
  const assign = async (files: readonly FileRow[], adviser: string, name: string): Promise<void> => {
    const outcomes = await actOnEach(files, async ({ id }) =>
      refusalOf(outcomeOf(await assignOne({ id, adviser_id: adviser })).error),
    )
    tell(outcomes, `${outcomes.done.length > 1 ? 'confiés' : 'confié'} à ${name}`)
  }
  const exported = (files: readonly FileRow[]): void => {
    exportRows(files)
    toast({ type: 'success', message: `${filesOf(files.length)} exporté${files.length > 1 ? 's' : ''}` })
  }
  return { archive, assign, exported, isActing: archiving.isLoading || assigning.isLoading }
}
