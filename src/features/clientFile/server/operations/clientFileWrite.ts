import type { Resource } from '#contract/jsonapi'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as clientFiles from '../repositories/clientFiles'
import * as fieldChanges from '../repositories/fieldChanges'
import type { ClientFileRead } from '../repositories/clientFileQuery'
import { notFound, resourcesOfType, type FieldChange } from '#server/operations'
import { progressOf } from './progress'

/** A write inside a client file: the file, and what the viewer may reach of it. */
export interface ClientFileWrite {
  readonly viewer: Viewer
  readonly scope: Scope
  readonly transaction: Queryable
  readonly clientFileId: string
}

/** Holds the file for the writes to come. @throws Failure notFound outside of the scope */
export async function openClientFile({ scope, transaction, clientFileId }: ClientFileWrite): Promise<void> {
  if (!(await clientFiles.lockClientFile(scope, transaction, clientFileId))) throw notFound()
}

/** Ends a write: its lines in the history, then the status and completeness that follow. Answers the file as it is now. */
export async function closeClientFile(write: ClientFileWrite, changes: readonly FieldChange[]): Promise<Resource> {
  const { viewer, scope, transaction, clientFileId } = write
  await fieldChanges.insertFieldChanges(
    scope,
    transaction,
    { clientFileId, userId: viewer.userId, device: viewer.device },
    changes,
  )
  const { file, included } = await readWhole(scope, transaction, clientFileId)
  const status = resourcesOfType([file], 'client_file')[0]?.attributes.status ?? 'draft'
  await clientFiles.touchClientFile(scope, transaction, clientFileId, { ...progressOf(included, status) })
  return readOpened(write)
}

/** The file itself, as it is in the write. */
export async function readOpened({ scope, transaction, clientFileId }: ClientFileWrite): Promise<Resource> {
  const read = await clientFiles.findClientFile(scope, transaction, clientFileId)
  if (!read) throw notFound()
  return read.file
}

async function readWhole(scope: Scope, transaction: Queryable, id: string): Promise<ClientFileRead> {
  const read = await clientFiles.findClientFile(scope, transaction, id, clientFiles.everySection)
  if (!read) throw notFound()
  return read
}
