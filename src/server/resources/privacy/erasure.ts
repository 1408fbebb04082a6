import { policies, type Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { privacy } from '#server/repositories'
import { openClientFile } from '../clientFileWrite'
import { scopeOf } from '../guard'

/** Deletes a file and all that is known of its household (GDPR, art. 17); a trace without personal data stays. @throws Failure notFound */
export async function eraseClientFile(
  transaction: Queryable,
  viewer: Viewer,
  clientFileId: string,
  at: Date,
): Promise<void> {
  await openClientFile({ viewer, transaction, clientFileId, scope: scopeOf(policies.client_file.remove, viewer) })
  await privacy.eraseClientFile(transaction, viewer.companyId, { clientFileId, userId: viewer.userId, at })
}
