import { isUuid, messages } from '#contract'
import { entriesOf, isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import { clients } from '#features/clientFile/server'
import { transitionErrors, type LeadStatus } from '#features/leads/contract'
import { fieldErrors, invalid, resourcesOfType, scopeOf } from '#server/operations'
import type { OperationContext, Held } from '#server/operations/collections'
import { findResources } from '#server/repositories/resources'
import { moveExchanges } from '../repositories'
import { leadAssignment } from '../policies'
import { tables } from '../tables'
import { checkAdviser } from './advisers'
import { tellLead } from './telling'

type Attributes = Readonly<Record<string, unknown>>

/** The lead that this one is, or is about to be, a duplicate of: both rows are locked together. */
export async function heldWith(
  id: string,
  input: unknown,
  { scope, database }: OperationContext,
): Promise<readonly string[]> {
  const { duplicate_of_id: named } = entriesOf(input)
  const kept = named ?? (await originalOf(id, { scope, database }))
  return isUuid(kept) ? [kept] : []
}

async function originalOf(
  id: string,
  { scope, database }: Pick<OperationContext, 'scope' | 'database'>,
): Promise<unknown> {
  const found = await findResources(tables.client_lead, { scope, ids: [id] }, database)
  return resourcesOfType(found, 'client_lead')[0]?.attributes.duplicate_of_id
}

/** Giving a new lead to somebody assigns it; taking it back makes it new again. @throws Failure invalid for no status */
export function changeOf(change: Attributes, current: Resource): Attributes {
  if (change['status'] === null) throw invalid(fieldErrors('status', messages.required))
  if (change['adviser_id'] === undefined || change['status'] !== undefined) return change
  const status = statusOf(current)
  if (status === 'new' && change['adviser_id'] !== null) return { ...change, status: 'assigned' }
  return status === 'assigned' && change['adviser_id'] === null ? { ...change, status: 'new' } : change
}

/** The columns of a change. @throws Failure invalid for a step that is not the next, forbidden to those who may not give leads */
export async function storedChange(
  changed: Attributes,
  { current, others }: Held,
  asked: OperationContext,
): Promise<Attributes> {
  await refuseChange(changed, current, asked)
  if ('origin' in changed) await tellFile(changed['origin'], current, asked)
  if (isText(changed['duplicate_of_id']) || changed['status'] === 'duplicate') {
    const original = [...others.values()].find(({ id }) => id !== current.id)
    refuseOriginal(original)
    if (changed['status'] === 'duplicate' && original) await moveExchanges(asked, current.id, original.id)
  }
  if (isText(changed['adviser_id']))
    await tellLead(asked, { ...current, attributes: { ...current.attributes, ...changed } } as Resource)
  return { ...changed, ...(changed['status'] === 'contacted' ? { loss_reason: null } : {}) }
}

/** The file that a lead became says where its client came from, too. */
async function tellFile(
  origin: unknown,
  { relationships }: Resource,
  { database, viewer }: OperationContext,
): Promise<void> {
  const file = relationships['client_file']
  if (!file || !('id' in file)) return
  await clients.writeOrigin(
    database,
    { companyId: viewer.companyId, clientFileId: file.id },
    isText(origin) ? origin : null,
  )
}

async function refuseChange(
  changed: Attributes,
  current: Resource,
  { database, viewer }: OperationContext,
): Promise<void> {
  const [lead] = resourcesOfType([current], 'client_lead')
  const errors = transitionErrors(statusOf(current), { status: null, ...lead?.attributes, ...changed })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if (!('adviser_id' in changed)) return
  scopeOf(leadAssignment, viewer)
  await checkAdviser(database, viewer, changed['adviser_id'])
}

/** @throws Failure invalid when the other lead cannot be the one that is kept */
function refuseOriginal(other: Resource | undefined): void {
  const status = other && statusOf(other)
  if (!other || status === 'duplicate' || status === 'anonymised')
    throw invalid(
      fieldErrors('duplicate_of_id', 'Ce contact n’existe pas, n’est pas à vous, ou est lui-même un doublon.'),
    )
}

const statusOf = (lead: Resource): LeadStatus => resourcesOfType([lead], 'client_lead')[0]?.attributes.status ?? 'new'
