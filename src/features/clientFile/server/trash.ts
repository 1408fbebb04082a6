import type { TrashKind } from '#server/operations/trash'
import { policies } from './policies'
import { endDeletion } from './repositories/privacy'
import { keptClientFiles } from './tables'

/** Client files in the trash. */
export const clientFileTrash: TrashKind = {
  type: 'client_file',
  table: keptClientFiles.root.name,
  removal: policies.client_file.remove,
  title: 't.title',
  ended: endDeletion,
}
