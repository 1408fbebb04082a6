import { checkChange, checkComplete, definitionOf } from '#contract'
import type { Resource } from '#contract/jsonapi'
import {
  findResources,
  insertResources,
  lockResources,
  removeResources,
  updateResources,
  type Reach,
} from '#server/repositories/resources'
import { closeAggregate } from '../aggregates'
import { changesBetween, checkVersion, differing, isEmpty } from '../change'
import { notFound } from '../failure'
import { accepted, scopeOf } from '../guard'
import { withInitial, writableInitial } from '../initial'
import { acceptedPlaces } from '../places'
import { newSecret, secretHash } from '../security'
import { putInTrash } from '../trash'
import type { OperationContext, Collection, CreatedSecret, Following } from './collection'
import type { Asking } from './read'

/** A resource after its creation, and what comes with the answer. */
export interface Created extends Following {
  readonly created: Resource
  /** False when it was there already. */
  readonly isNew: boolean
}

/** Adds a resource. @param ownerId of what it belongs to @throws Failure notFound when that is not the viewer's */
export async function createResource(
  collection: Collection,
  asking: Asking,
  input: unknown,
  ownerId?: string,
): Promise<Created> {
  const { table, policy, create = {} } = collection
  const asked = await held(collection, { ...asking, scope: scopeOf(policy.create, asking.viewer) }, ownerId)
  const definition = create.body ?? definitionOf(table.type)
  const whole = withInitial(definition, input, create.isFilled === true ? 'all' : 'optional')
  const attributes = acceptedPlaces(definition, accepted(checkComplete(definition, whole)))
  const columns = create.stored ? await create.stored(attributes, asked) : writable(definition, attributes)
  const same = await create.same?.(columns, asked)
  if (same) return { created: await changeTo(collection, asked, same, differing(same, columns)), isNew: false }
  const secret = create.secret && secretOf(create.secret)
  const row = { ...columns, ...secret?.stored }
  const [id = ''] = await insertResources(table, { scope: asked.scope, ownerId }, asked.database, [row])
  const created = await storedResource(collection, asked, id)
  await record(collection, asked, { after: created })
  const following = await create.after?.(created, asked)
  return { created, isNew: true, ...following, ...(secret ? { meta: { ...following?.meta, ...secret.meta } } : {}) }
}

function secretOf({ column, metaName }: CreatedSecret) {
  const value = newSecret()
  return { stored: { [column]: secretHash(value) }, meta: { [metaName]: value } }
}

/** What the resource belongs to, held until the end of the transaction. */
async function held(
  { parent }: Collection,
  asked: OperationContext,
  ownerId: string | undefined,
): Promise<OperationContext> {
  if (!parent || ownerId === undefined) return asked
  const found = (await lockResources(parent, { scope: asked.scope, ids: [ownerId] }, asked.database)).get(ownerId)
  if (!found) throw notFound()
  return { ...asked, parent: found }
}

function writable(
  definition: Parameters<typeof writableInitial>[0],
  attributes: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(writableInitial(definition)).map((name) => [name, attributes[name] ?? null]))
}

async function storedResource(
  { table }: Collection,
  { scope, database }: OperationContext,
  id: string,
): Promise<Resource> {
  const [resource] = await findResources(table, { scope, ids: [id] }, database, 't.id')
  if (!resource) throw notFound()
  return resource
}

/** What a change is made of. */
export interface ChangeRequest {
  readonly id: string
  readonly ownerId?: string | undefined
  readonly input: unknown
  /** The one that the change was made on. */
  readonly version?: number | undefined
}

/** Changes the attributes that the input names; nothing is written when they have these values already. */
export async function updateResource(
  collection: Collection,
  asking: Asking,
  { id, ownerId, input, version }: ChangeRequest,
): Promise<Resource> {
  const { table, policy, update = {} } = collection
  const asked = await held(collection, { ...asking, scope: scopeOf(policy.update, asking.viewer) }, ownerId)
  const ids = [id, ...((await update.held?.(id, input, asked)) ?? [])]
  const locked = await lockResources(table, { scope: asked.scope, ids, ownerId }, asked.database)
  const current = locked.get(id)
  if (!current) throw notFound()
  const definition = update.body ?? definitionOf(table.type)
  const attributes = acceptedPlaces(definition, accepted(checkChange(definition, input, current.attributes)))
  checkVersion(current, version)
  const changed = differing(current, update.change ? update.change(attributes, current) : attributes)
  if (isEmpty(changed)) return current
  const columns = update.stored ? await update.stored(changed, { current, others: locked }, asked) : changed
  return changeTo(collection, asked, current, columns)
}

/** The resource once these columns are written; nothing is when there are none. */
async function changeTo(
  collection: Collection,
  asked: OperationContext,
  before: Resource,
  columns: Readonly<Record<string, unknown>>,
): Promise<Resource> {
  if (isEmpty(columns)) return before
  await updateResources(collection.table, { scope: asked.scope, ids: [before.id] }, asked.database, columns)
  const after = await storedResource(collection, asked, before.id)
  await record(collection, asked, { before, after })
  return after
}

/** Ends a write in the aggregate that the items are part of: its lines in the history, and what follows from its content. */
async function record(
  { partOf }: Collection,
  { scope, database, viewer, parent }: OperationContext,
  { before, after }: { readonly before?: Resource; readonly after?: Resource },
): Promise<void> {
  const item = after ?? before
  if (!partOf || !parent || !item) return
  const told = (resource: Resource | undefined) =>
    resource
      ? Object.fromEntries(Object.entries(resource.attributes).filter(([name]) => partOf.told.includes(name)))
      : null
  const write = { served: partOf.served, viewer, scope, transaction: database, rootId: parent.id }
  await closeAggregate(write, changesBetween(item, told(before), told(after)))
}

/** Whether there was something to remove: it is gone, or in the trash. */
async function removed(
  { table, remove }: Collection,
  { database, viewer, now }: OperationContext,
  reach: Reach,
): Promise<boolean> {
  if (!remove?.trash) return (await removeResources(table, reach, database)).length > 0
  const [id] = (await lockResources(table, reach, database)).keys()
  if (id !== undefined) await putInTrash(database, viewer, remove.trash, { id, now })
  return id !== undefined
}

/** @throws Failure notFound outside of what the viewer reaches */
export async function removeResource(
  collection: Collection,
  asking: Asking,
  id: string,
  ownerId?: string,
): Promise<void> {
  const { table, policy, remove } = collection
  const asked = await held(collection, { ...asking, scope: scopeOf(policy.remove, asking.viewer) }, ownerId)
  const reach = { scope: asked.scope, ids: [id], ownerId }
  const [before] = collection.partOf ? await findResources(table, reach, asked.database) : []
  if (!(await removed(collection, asked, reach))) throw notFound()
  if (before) await record(collection, asked, { before })
  await remove?.after?.(id, asked)
}
