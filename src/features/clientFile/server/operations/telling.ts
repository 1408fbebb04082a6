import { clientFileAddress } from '#features/clientFile/contract'
import { notify, subjectOf, type Subject } from '#features/notifications/server'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { resourcesOfType } from '#server/operations'
import { policies } from '../policies'
import { keptClientFiles } from '../tables'

/** Tells the adviser of a file that a colleague has changed it. */
export async function tellFileChange(
  transaction: Queryable,
  { rootId, viewer }: { readonly rootId: string; readonly viewer: Viewer },
): Promise<void> {
  const { companyId, userId } = viewer
  const [file] = await transaction.query<{ adviser_id: string; at: string }>(
    'SELECT adviser_id, updated_at AS at FROM client_files WHERE company_id = $1 AND id = $2 AND adviser_id <> $3',
    [companyId, rootId, userId],
  )
  if (!file) return
  await notify(transaction, {
    companyId,
    kind: 'file_changed',
    subject: { type: 'client_file', id: rootId },
    actorId: userId,
    at: new Date(file.at),
    to: [file.adviser_id],
  })
}

/** What may be seen of a file that one was told of. */
export const toldFiles: Subject = subjectOf({
  table: keptClientFiles.root,
  policy: policies.client_file.read,
  seen: (found) =>
    Promise.resolve(
      new Map(
        resourcesOfType(found, 'client_file').map(({ id, attributes: { title } }) => [
          id,
          { title: title ?? 'Dossier sans nom', address: clientFileAddress(id) },
        ]),
      ),
    ),
})
