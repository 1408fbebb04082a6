import { isText } from '#contract/json'
import { isCommonUnion } from '#features/scpi/clients/contract/rules'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import type { FieldChange } from '#server/repositories/aggregates'
import { findFamily, findPerson } from '../repositories/clients'
import { findCouple, isUntouched, removeEntity, reviewShared } from '../repositories/entities'
import { openJointEntity } from './entities'

const idOrNull = (value: unknown): string | null => (isText(value) ? value : null)

/** What a change of a client says of the mass that he shares: his link to his spouse, or their regime, is another one. */
export async function reviewMasses(
  transaction: Queryable,
  viewer: Viewer,
  clientId: string,
  changes: readonly FieldChange[],
): Promise<void> {
  const link = changes.find(({ resource_type, field }) => resource_type === 'scpi_client' && field === 'conjoint_id')
  if (link) await reviewLink(transaction, viewer.companyId, clientId, link)
  const ofUnion = changes.filter(({ resource_type }) => resource_type === 'family_situation')
  if (ofUnion.length > 0) await reviewRegime(transaction, viewer, clientId, ofUnion)
}

/** Whose the shared mass of who parts is wants to be said; not once they are together again. */
async function reviewLink(transaction: Queryable, companyId: string, id: string, link: FieldChange): Promise<void> {
  const [before, after] = [idOrNull(link.old_value), idOrNull(link.new_value)]
  if (before !== null) await reviewShared(transaction, companyId, { clientIds: [id, before], reason: 'union_ended' })
  if (after !== null) await reviewShared(transaction, companyId, { clientIds: [id, after], reason: null })
}

/** A regime that makes things common opens the shared mass, one that no longer does leaves it to be reviewed. */
async function reviewRegime(
  transaction: Queryable,
  viewer: Viewer,
  clientId: string,
  changes: readonly FieldChange[],
): Promise<void> {
  const { companyId } = viewer
  const family = await findFamily(transaction, companyId, clientId)
  const before = { ...family, ...Object.fromEntries(changes.map(({ field, old_value }) => [field, old_value])) }
  const [was, is] = [isCommonUnion(before), isCommonUnion(family)]
  if (was === is) return
  const couple = await findCouple(transaction, companyId, clientId)
  const conjointId = (await findPerson(transaction, companyId, clientId))?.conjoint_id ?? null
  if (!couple || conjointId === null) return
  const clientIds = [clientId, conjointId] as const
  if (is && couple.entityId === null) await openJointEntity(transaction, viewer, clientId, { reason: 'regime_begun' })
  else if (couple.entityId === null) return
  else if (is) await reviewShared(transaction, companyId, { clientIds, reason: null })
  else if (await isUntouched(transaction, companyId, couple.entityId))
    await removeEntity(transaction, companyId, couple.entityId)
  else await reviewShared(transaction, companyId, { clientIds, reason: 'regime_ended' })
}
