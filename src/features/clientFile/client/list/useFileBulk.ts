import { api, errorsOf, ofList, outcomeOf } from '#client/api'
import { useBulk, type Words } from '#client/screens/selection'
import { useAppDispatch } from '#client/store'
import type { ApiFailure } from '#client/transport'
import { clientFileApi } from '../api'
import type { FileRow } from './fileRow'
import { exportRows } from './exportFiles'

export const fileWords: Words = ['dossier', 'dossiers']
const refusalOf = (error: ApiFailure | undefined): string | undefined =>
  error && (Object.values(errorsOf(error)).flat().join(' ') || error.message)

/** Where the files come from that are acted on. */
type Files = () => Promise<readonly FileRow[]>

/** Acts on several client files; an archiving can be taken back. @param onDone once some was done */
export function useFileBulk(onDone: () => void) {
  const [archiveOne] = clientFileApi.useArchiveClientFileMutation()
  const [assignOne] = clientFileApi.useAssignClientFileMutation()
  const dispatch = useAppDispatch()
  const { progress, act, give } = useBulk<FileRow>({
    words: fileWords,
    nameOf: ({ title }) => title,
    readAgain: () => {
      dispatch(api.util.invalidateTags([ofList('client_file')]))
    },
    onDone,
  })
  const archive = (files: Files, isArchived: boolean): Promise<void> =>
    act({
      rows: async () => (await files()).filter(({ status }) => (status === 'archived') !== isArchived),
      act: async ({ id }) => refusalOf(outcomeOf(await archiveOne({ id, isArchived, isOfSeveral: true })).error),
      participle: [isArchived ? 'archivé' : 'restauré'],
      takeBack: (done) => {
        const now = isArchived ? 'archived' : null
        void archive(() => Promise.resolve(done.map((file) => ({ ...file, status: now }))), !isArchived)
      },
    })
  return {
    progress,
    archive,
    assign: (files: Files, adviser: string, name: string) =>
      act({
        rows: files,
        act: async ({ id }) =>
          refusalOf(outcomeOf(await assignOne({ id, adviser_id: adviser, isOfSeveral: true })).error),
        participle: ['confié', `à ${name}`],
      }),
    exported: (files: Files) => give(files, exportRows),
  }
}
