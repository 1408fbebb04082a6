import { allows } from '#contract/access'
import type { Resource } from '#contract/jsonapi'
import { Refusal, type Scope, type Viewer } from '#server/access'
import { codeOf, type Database, type Queryable } from '#server/db'
import { idempotency } from '#server/repositories'
import type { ResourcePage, ResourceSearch } from '#server/repositories/resources'
import * as repository from '#server/repositories/trash'
import { record, type Actor } from '../audit'
import { Failure, notFound } from '../failure'
import { resourcesOfType } from '../resourcesOfType'
import type { TrashKind, TrashEnd } from './put'

type Kinds = readonly TrashKind[]

interface TrashContext {
  readonly database: Queryable
  readonly viewer: Viewer
  readonly scope: Scope
}

/** Those who look after the firm see all of its trash; others what they could delete. */
export function visibleTrash(kinds: Kinds, viewer: Viewer): repository.TrashVisibility {
  if (allows(viewer.rights, 'readAuditTrail')) return 'all'
  return kinds.flatMap(({ type, removal }) => {
    const scope = removal(viewer)
    return scope instanceof Refusal ? [] : [{ type, scope }]
  })
}

/** The trash as a collection reads it. */
export const trashRows = (kinds: Kinds) => ({
  search: ({ scope, database, viewer }: TrashContext, search: ResourceSearch): Promise<ResourcePage> =>
    repository.searchTrash(scope, database, { ...search, visible: visibleTrash(kinds, viewer) }),
  find: ({ scope, database, viewer }: TrashContext, ids: readonly string[]): Promise<readonly Resource[]> =>
    repository.findTrashed(scope, database, { ids, visible: visibleTrash(kinds, viewer) }),
})

/** Who acts, in the transaction of what they do. */
interface Acting extends TrashContext {
  readonly now: Date
}

/** Class 23 of SQLSTATE: what it hung on is gone, or something else has its place. */
const isIntegrity = (error: unknown): boolean => codeOf(error).startsWith('23')

/** Brings a resource back as it was. @returns what the trash said of it @throws Failure notFound, conflict when that cannot be */
export async function restoreFromTrash(kinds: Kinds, acting: Acting, id: string): Promise<Resource> {
  const item = await find(kinds, acting, id)
  const { database, viewer } = acting
  await repository.restoreFromTrash(database, viewer.companyId, id).catch((error: unknown) => {
    throw isIntegrity(error) ? new Failure({ kind: 'conflict', current: item }) : error
  })
  await end(kinds, acting, typeOf(item), { companyId: viewer.companyId, id, purgedAt: null })
  return item
}

/** Takes a resource out of the trash for good. @throws Failure notFound */
export async function purgeFromTrash(kinds: Kinds, acting: Acting, id: string): Promise<void> {
  const item = await find(kinds, acting, id)
  const { database, viewer, now } = acting
  await repository.removeFromTrash(database, viewer.companyId, [id])
  await end(kinds, acting, typeOf(item), { companyId: viewer.companyId, id, purgedAt: now })
}

async function find(kinds: Kinds, { scope, database, viewer }: Acting, id: string): Promise<Resource> {
  const [item] = await repository.findTrashed(scope, database, { ids: [id], visible: visibleTrash(kinds, viewer) })
  if (!item) throw notFound()
  return item
}

const typeOf = (item: Resource): string => resourcesOfType([item], 'trash_item')[0]?.attributes.resource_type ?? ''

async function end(
  kinds: Kinds,
  { database, viewer, now }: { database: Queryable; viewer: Actor; now: Date },
  type: string,
  ending: TrashEnd,
): Promise<void> {
  await kinds.find((kind) => kind.type === type)?.ended?.(database, ending)
  if (ending.purgedAt !== null) await idempotency.forgetAnswers(database, ending.companyId, [ending.id])
  const action = ending.purgedAt === null ? 'restored' : 'purged'
  await record(database, viewer, { action, subject: { type, id: ending.id }, at: now })
}

/** Takes out for good what has been in the trash for 30 days, of every firm, a few at a time. */
export async function purgeOldTrash(database: Database, kinds: Kinds, now: Date): Promise<void> {
  while ((await database.transaction((transaction) => purgeSome(transaction, kinds, now))) > 0);
}

async function purgeSome(transaction: Queryable, kinds: Kinds, now: Date): Promise<number> {
  const purged = await repository.purgeExpired(transaction, now)
  for (const { companyId, id, type } of purged) {
    const nobody = { companyId, userId: null, address: null, requestId: null }
    await end(kinds, { database: transaction, viewer: nobody, now }, type, { companyId, id, purgedAt: now })
  }
  return purged.length
}
