import { checkChange, resources, type Attributes } from '#contract'
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
  const current = await lockedLead(scope, transaction, id)
  const attributes = acceptedPlaces(resources.client_lead, accepted(checkChange(resources.client_lead, input)))
  checkVersion(current, version)
  const changed = differing(current, withStatus(current, attributes))
  if (isEmpty(changed)) return current
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
  if (changed['status'] === 'duplicate')
    await merge(scope, transaction, id, changed['duplicate_of_id'] ?? current.attributes.duplicate_of_id)
  await leads.updateLead(scope, transaction, id, {
    ...changed,
    ...(changed['status'] === 'contacted' ? { loss_reason: null } : {}),
  })
  return lockedLead(scope, transaction, id)
}

export async function removeLead(transaction: Queryable, viewer: Viewer, id: string): Promise<void> {
  if (!(await leads.removeLead(scopeOf(policies.client_lead.remove, viewer), transaction, id))) throw notFound()
}

/** @throws Failure notFound outside of the scope */
export async function lockedLead(scope: Scope, transaction: Queryable, id: string): Promise<leads.LeadResource> {
  const lead = await leads.findLead(scope, transaction, id, 'lock')
  if (!lead) throw notFound()
  return lead
}

/** Giving a new lead to somebody assigns it; taking it back makes it new again. */
function withStatus({ attributes: { status } }: leads.LeadResource, change: Partial<Lead>): Partial<Lead> {
  if (change.adviser_id === undefined || change.status !== undefined) return change
  if (status === 'new' && change.adviser_id !== null) return { ...change, status: 'assigned' }
  return status === 'assigned' && change.adviser_id === null ? { ...change, status: 'new' } : change
}

/** The exchanges of a lead entered twice go to the one that is kept. */
async function merge(scope: Scope, transaction: Queryable, id: string, keptId: unknown): Promise<void> {
  const kept =
    typeof keptId === 'string' && keptId !== id ? await leads.findLead(scope, transaction, keptId, 'lock') : undefined
  if (!kept || kept.attributes.status === 'duplicate')
    throw invalid(
      fieldErrors('duplicate_of_id', 'Ce contact n’existe pas, n’est pas à vous, ou est lui-même un doublon.'),
    )
  await leads.moveExchanges(scope, transaction, id, kept.id)
}
