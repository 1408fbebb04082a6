import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { scopeOf } from '#server/operations'
import type { FileOrigin } from '../../fileOrigin'
import { policies } from '../../policies'
import * as privacy from '../../repositories/privacy'
import { openAggregate } from '#server/operations/aggregates'
import { clientFiles } from '../../aggregate'

/** Deletes a file and all that is known of its household (GDPR, art. 17); a trace without personal data stays. @throws Failure notFound */
export async function eraseClientFile(
  transaction: Queryable,
  viewer: Viewer,
  clientFileId: string,
  { at, origin }: { readonly at: Date; readonly origin: FileOrigin },
): Promise<void> {
  const scope = scopeOf(policies.client_file.remove, viewer)
  await openAggregate({ served: clientFiles, viewer, transaction, rootId: clientFileId, scope })
  await eraseLocked(transaction, viewer.companyId, { clientFileId, userId: viewer.userId, at }, origin)
}

/** Erases a file that is held, for whoever decided it. */
export async function eraseLocked(
  transaction: Queryable,
  companyId: string,
  erasure: { readonly clientFileId: string; readonly userId: string | null; readonly at: Date },
  origin: FileOrigin,
): Promise<void> {
  const erasedIds = await origin.erase(transaction, companyId, erasure.clientFileId)
  await privacy.eraseClientFile(transaction, companyId, { ...erasure, erasedIds })
}
