import { randomUUID } from 'node:crypto'
import { checkComplete, resources, type Attributes } from '#contract'
import { rightsOf } from '#contract/access'
import type { Resource } from '#contract/jsonapi'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { findColleagues } from '#server/repositories'
import { updateResources } from '#server/repositories/resources'
import * as clientFiles from '../repositories/clientFiles'
import { changesBetween, invalid, notFound, accepted, fieldErrors, scopeOf, resourcesOfType } from '#server/operations'
import { closeAggregate, openAggregate, readOpened, type AggregateWrite } from '#server/operations/aggregates'
import { clientFiles as served } from '../aggregate'
import { clientFileColleagues, policies } from '../policies'

/** Puts a file away. @throws Failure invalid while a sale is under way */
export async function archiveClientFile(transaction: Queryable, viewer: Viewer, id: string): Promise<Resource> {
  const write = writeOf(transaction, viewer, id)
  const { current, status } = await opened(write)
  if (status === 'archived') return current
  if (status === 'in_sale')
    throw invalid(
      fieldErrors(
        'status',
        'Une vente est en cours dans ce dossier. Terminez-la ou annulez-la, puis archivez le dossier.',
      ),
    )
  await changeFile(write, { status: 'archived', archived_status: status ?? null })
  return closed(write, current)
}

/** Takes a file back among those at work, with the status that it had. */
export async function unarchiveClientFile(transaction: Queryable, viewer: Viewer, id: string): Promise<Resource> {
  const write = writeOf(transaction, viewer, id)
  const { current, status } = await opened(write)
  if (status !== 'archived') return current
  await clientFiles.unarchiveClientFile(write.scope, transaction, id)
  return closed(write, current)
}

/** Gives all the files that somebody follows to a colleague. */
export async function transferClientFiles(
  transaction: Queryable,
  viewer: Viewer,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const file of await clientFiles.findFilesOf(transaction, viewer.companyId, from))
    await assignClientFile(transaction, viewer, file, { adviser_id: to })
}

/** Gives a file to a colleague; answers it with its adviser. */
export async function assignClientFile(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  input: unknown,
): Promise<clientFiles.ClientFileRead> {
  const write = { ...writeOf(transaction, viewer, id), scope: scopeOf(policies.client_file_assignment.update, viewer) }
  await openAggregate(write)
  const { adviser_id } = accepted(checkComplete(resources.client_file_assignment, input))
  const [colleague] = await findColleagues(write.scope, transaction, [adviser_id])
  if (!colleague || !followsFiles(colleague.roles))
    throw invalid(fieldErrors('adviser_id', 'Cette personne ne suit pas de dossiers dans votre société.'))
  const before = await withAdviser(write)
  await changeFile(write, { adviser_id })
  const [from, to] = [before.included, [colleague.user]].map(nameOfAdviser)
  const assignment: Resource = { type: 'client_file_assignment', id: randomUUID(), attributes: {}, relationships: {} }
  await closeAggregate(write, changesBetween(assignment, { adviser_name: from }, { adviser_name: to }))
  return withAdviser(write)
}

async function withAdviser({ scope, transaction, rootId }: AggregateWrite): Promise<clientFiles.ClientFileRead> {
  const read = await clientFiles.findClientFile(scope, transaction, rootId, ['adviser'])
  if (!read) throw notFound()
  return read
}

/** Writes columns of the file itself. */
const changeFile = ({ scope, transaction, rootId }: AggregateWrite, columns: object): Promise<void> =>
  updateResources(served.kept.root, { scope, ids: [rootId] }, transaction, { ...columns })

const nameOfAdviser = (resources: readonly Resource[]): string =>
  resourcesOfType(resources, 'user')
    .map(({ attributes: { first_name, last_name } }) => [first_name, last_name].filter(Boolean).join(' '))
    .join('')

/** The colleagues who follow files, by name. */
export async function listFileAdvisers(database: Queryable, viewer: Viewer): Promise<Resource[]> {
  const colleagues = await findColleagues(scopeOf(clientFileColleagues, viewer), database)
  return colleagues.filter(({ roles }) => followsFiles(roles)).map(({ user }) => user)
}

const followsFiles = (roles: readonly string[]): boolean => rightsOf(roles).permissions.has('manage_client_files')

const writeOf = (
  transaction: Queryable,
  viewer: Viewer,
  rootId: string,
): AggregateWrite & { readonly scope: Scope } => ({
  served,
  viewer,
  transaction,
  rootId,
  scope: scopeOf(policies.client_file.update, viewer),
})

async function opened(
  write: AggregateWrite,
): Promise<{ current: Resource; status: Attributes<'client_file'>['status'] | undefined }> {
  await openAggregate(write)
  const current = await readOpened(write)
  return { current, status: resourcesOfType([current], 'client_file')[0]?.attributes.status }
}

/** Ends the write with the line of the history that says the new status. */
async function closed(write: AggregateWrite, before: Resource): Promise<Resource> {
  const after = await readOpened(write)
  const changes = changesBetween(before, { ...before.attributes }, { ...after.attributes }).filter(
    ({ field }) => field === 'status',
  )
  return closeAggregate(write, changes)
}
