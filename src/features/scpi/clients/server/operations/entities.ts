import type { Resource } from '#contract/jsonapi'
import { completionOf } from '#features/scpi/clients/contract/rules'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { Failure, notFound, resourcesOfType, scopeOf, writableInitial } from '#server/operations'
import { openNewAggregate, readRoot, emptySections } from '#server/operations/aggregates'
import { insertResources } from '#server/repositories/resources'
import type { Whole } from '#server/repositories/aggregates'
import { ppEntities } from '../entities'
import { entityOpening, policies } from '../policies'
import { findCouple, findEntityIds, findHolders, type AccountHolder, type ReviewReason } from '../repositories/entities'
import { keptEntities } from '../tables'

/** The columns of the mass that somebody holds alone. */
const ownOf = ({ accountId, clientId, adviserId, firstname }: AccountHolder) => ({
  entity_type: 'own',
  label: `Biens de ${firstname}`,
  holders: [{ pp_account_id: accountId, share_rate: 1 }],
  pp_account_1_id: accountId,
  client_1_id: clientId,
  adviser_1_id: adviserId,
})

/** Opens the own mass of each of these accounts, which have none. */
export async function openOwnEntities(
  transaction: Queryable,
  viewer: Viewer,
  accountIds: readonly string[],
): Promise<void> {
  if (accountIds.length === 0) return
  const scope = scopeOf(entityOpening, viewer)
  const holders = await findHolders(transaction, viewer.companyId, accountIds)
  const completion = JSON.stringify(completionOf(emptyOwn()))
  const rows = holders.map((holder) => ({ ...ownOf(holder), completion }))
  const ids = await insertResources(keptEntities.root, { scope }, transaction, rows)
  for (const { section, resources } of emptySections(ppEntities)) {
    const [empty] = resources
    if (!empty) continue
    const contents = ids.map((id) => ({ ...empty, [keptEntities.owner.column]: id }))
    await insertResources(keptEntities.section(section.definition.type), { scope }, transaction, contents)
  }
}

/** What a new mass holds. */
const emptyOwn = (): Pick<Resource, 'type' | 'attributes'>[] => [
  { type: 'pp_entity', attributes: { entity_type: 'own' } },
  ...keptEntities.aggregate.sections
    .filter(({ cardinality }) => cardinality === 'one')
    .map(({ definition }) => ({ type: definition.type, attributes: writableInitial(definition) })),
]

/** Opens the mass that a couple shares, half each, once both have an account; nothing where it is there. @param isAsked even where their regime makes nothing common @param reason why what it holds wants to be said */
export async function openJointEntity(
  transaction: Queryable,
  viewer: Viewer,
  clientId: string,
  { isAsked = false, reason = null }: { readonly isAsked?: boolean; readonly reason?: ReviewReason | null } = {},
): Promise<Resource | undefined> {
  const couple = await findCouple(transaction, viewer.companyId, clientId)
  if (couple?.entityId !== null || !(couple.isCommon || isAsked)) return undefined
  const [first, second] = await findHolders(transaction, viewer.companyId, couple.accountIds)
  if (!first || !second) return undefined
  const columns = {
    entity_type: 'joint',
    to_review: reason !== null,
    review_reason: reason,
    label: 'Biens communs',
    holders: [first, second].map(({ accountId }) => ({ pp_account_id: accountId, share_rate: 0.5 })),
    pp_account_1_id: first.accountId,
    client_1_id: first.clientId,
    adviser_1_id: first.adviserId,
    pp_account_2_id: second.accountId,
    client_2_id: second.clientId,
    adviser_2_id: second.adviserId,
  }
  const begun = { served: ppEntities, viewer, transaction, scope: scopeOf(entityOpening, viewer) }
  return openNewAggregate(begun, columns, emptySections(ppEntities))
}

/** The masses that an account holds, its own first, each with what is asked for. */
export async function listEntities(
  database: Queryable,
  viewer: Viewer,
  accountId: string,
  include: readonly string[],
): Promise<readonly Whole[]> {
  const ids = await findEntityIds(scopeOf(policies.pp_entity.list, viewer), database, accountId)
  const found: Whole[] = []
  for (const id of ids) found.push(await readRoot(ppEntities, database, viewer, id, include))
  return found
}

/** Creates the mass that a couple shares, as one of them asks. @throws Failure notFound, impossible, invalid */
export async function shareEntity(transaction: Queryable, viewer: Viewer, account: Resource): Promise<Resource> {
  const [{ attributes } = { attributes: undefined }] = resourcesOfType([account], 'pp_account')
  const clientId = attributes?.client_id
  if (!clientId) throw notFound()
  const opened = await openJointEntity(transaction, viewer, clientId, { isAsked: true })
  if (opened) return opened
  throw new Failure({
    kind: 'impossible',
    current: account,
    allowed: [],
    because: 'Une masse commune demande que les deux conjoints aient un compte, et qu’il n’y en ait pas déjà une.',
  })
}
