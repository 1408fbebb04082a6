import { checkChange, isUuid, messages, resources, type Attributes } from '#contract'
import { entriesOf } from '#contract/json'
import { transitionErrors } from '#features/leads/contract'
import type { Resource } from '#contract/jsonapi'
import { leadAssignment, policies } from '../policies'
import type { Scope, Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as leads from '../repositories'
import { checkVersion, differing, isEmpty, invalid, notFound, accepted, fieldErrors, scopeOf } from '#server/operations'
import { acceptedPlaces } from '#server/operations/places'
import { checkAdviser } from './create'

type Lead = Attributes<'client_lead'>

/** Changes what is known of a lead, or moves it on in its life. @param version the one that the change was made on */
export async function updateLead(
  transaction: Queryable,
  viewer: Viewer,
  id: string,
  input: unknown,
  version?: number,
): Promise<Resource> {
  const scope = scopeOf(policies.client_lead.update, viewer)
  const { current, other } = await lockedWithOther(scope, transaction, id, input)
  const attributes = acceptedPlaces(resources.client_lead, accepted(checkChange(resources.client_lead, input)))
  if (attributes.status === null) throw invalid(fieldErrors('status', messages.required))
  checkVersion(current, version)
  const changed = differing(current, withStatus(current, attributes))
  if (isEmpty(changed)) return current
  await refuseChange(transaction, viewer, current, changed)
  if (typeof changed['duplicate_of_id'] === 'string' || changed['status'] === 'duplicate')
    refuseOriginal(current, other)
  if (changed['status'] === 'duplicate' && other) await leads.moveExchanges(scope, transaction, id, other.id)
  await leads.updateLead(scope, transaction, id, {
    ...changed,
    ...(changed['status'] === 'contacted' ? { loss_reason: null } : {}),
  })
  return lockedLead(scope, transaction, id)
}

/** @throws Failure invalid for a step that is not the next, forbidden to those who may not give leads */
async function refuseChange(
  transaction: Queryable,
  viewer: Viewer,
  current: leads.LeadResource,
  changed: Readonly<Record<string, unknown>>,
): Promise<void> {
  const errors = transitionErrors(current.attributes.status ?? 'new', {
    status: null,
    ...current.attributes,
    ...changed,
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  if ('adviser_id' in changed) {
    scopeOf(leadAssignment, viewer)
    await checkAdviser(transaction, viewer, changed['adviser_id'])
  }
}

export async function removeLead(transaction: Queryable, viewer: Viewer, id: string): Promise<void> {
  if (!(await leads.removeLead(scopeOf(policies.client_lead.remove, viewer), transaction, id))) throw notFound()
}

/** @throws Failure notFound outside of the scope */
export async function lockedLead(scope: Scope, transaction: Queryable, id: string): Promise<leads.LeadResource> {
  const lead = (await leads.lockLeads(scope, transaction, [id])).get(id)
  if (!lead) throw notFound()
  return lead
}

/** A lead, and the one that it is, or is about to be, a duplicate of: held together. @throws Failure notFound */
async function lockedWithOther(
  scope: Scope,
  transaction: Queryable,
  id: string,
  input: unknown,
): Promise<{ current: leads.LeadResource; other: leads.LeadResource | undefined }> {
  const { duplicate_of_id: named } = entriesOf(input)
  const otherId = named ?? (await leads.findLead(scope, transaction, id))?.attributes.duplicate_of_id
  const locked = await leads.lockLeads(scope, transaction, isUuid(otherId) ? [id, otherId] : [id])
  const current = locked.get(id)
  if (!current) throw notFound()
  return { current, other: isUuid(otherId) ? locked.get(otherId) : undefined }
}

/** Giving a new lead to somebody assigns it; taking it back makes it new again. */
function withStatus({ attributes: { status } }: leads.LeadResource, change: Partial<Lead>): Partial<Lead> {
  if (change.adviser_id === undefined || change.status !== undefined) return change
  if (status === 'new' && change.adviser_id !== null) return { ...change, status: 'assigned' }
  return status === 'assigned' && change.adviser_id === null ? { ...change, status: 'new' } : change
}

/** @throws Failure invalid when the other lead cannot be the one that is kept */
function refuseOriginal(current: Pick<leads.LeadResource, 'id'>, other: leads.LeadResource | undefined): void {
  const status = other?.attributes.status
  if (!other || other.id === current.id || status === 'duplicate' || status === 'anonymised')
    throw invalid(
      fieldErrors('duplicate_of_id', 'Ce contact n’existe pas, n’est pas à vous, ou est lui-même un doublon.'),
    )
}
