import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import type { FileContributions } from '../../contributions'
import { policies } from '../../policies'
import * as privacy from '../../repositories/privacy'
import { openAggregate } from '#server/operations/aggregates'
import { record } from '#server/operations/audit'
import { putInTrash } from '#server/operations/trash'
import { clientFiles } from '../../aggregate'
import { clientFileTrash } from '../../trash'

/** Deletes a file and all that is known of its household, which stay in the trash for a while; a trace without personal data stays. @throws Failure notFound */
export async function removeClientFile(
  transaction: Queryable,
  viewer: Viewer,
  clientFileId: string,
  { at, contributions }: { readonly at: Date; readonly contributions: FileContributions },
): Promise<void> {
  const scope = scopeOf(policies.client_file.remove, viewer)
  await openAggregate({ served: clientFiles, viewer, transaction, rootId: clientFileId, scope })
  const { companyId, userId } = viewer
  await contributions.giveBack(transaction, companyId, clientFileId, at)
  const others = await contributions.rows(transaction, companyId, clientFileId)
  await privacy.forgetCopies(transaction, companyId, [clientFileId, ...others.map(({ id }) => id)])
  await putInTrash(transaction, viewer, clientFileTrash, { id: clientFileId, others, now: at })
  await privacy.insertDeletion(transaction, companyId, { clientFileId, userId, at, purgedAt: null })
}

/** Erases a file that is held and that its firm keeps no longer: nothing of its household stays (GDPR, art. 5.1.e). */
export async function eraseExpired(
  transaction: Queryable,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  { at, contributions }: { readonly at: Date; readonly contributions: FileContributions },
): Promise<void> {
  const erasedIds = await contributions.erase(transaction, companyId, id)
  await privacy.eraseClientFile(transaction, companyId, { clientFileId: id, erasedIds, userId: null, at })
  const nobody = { companyId, userId: null, address: null, requestId: null }
  const subject = { type: 'client_file', id }
  await record(transaction, nobody, { action: 'purged', subject, details: { reason: 'retention' }, at })
}
