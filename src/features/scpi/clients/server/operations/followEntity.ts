import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findClientsOf } from '../repositories/entities'
import { endSignatures } from './signatures'
import { tellClientChange } from './telling'

interface Changed {
  readonly rootId: string
  readonly viewer: Viewer
}

/** What follows from a change of a mass, for each of its holders. */
export async function followEntity(transaction: Queryable, { rootId, viewer }: Changed): Promise<void> {
  const clientIds = await findClientsOf(transaction, viewer.companyId, rootId)
  await endSignatures(transaction, viewer, { clientIds })
  for (const clientId of clientIds) await tellClientChange(transaction, viewer, { clientId })
}
