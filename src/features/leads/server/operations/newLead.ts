import { resources } from '#contract'
import { leadCreation } from '#features/leads/contract'
import type { Scope, Viewer } from '#server/access'
import { writableInitial } from '#server/operations'
import { firstContactDue, retainedUntil } from './dates'

/** Attributes of later steps of the lifecycle, which a creation leaves empty. */
const later = Object.entries(resources.client_lead.fields).filter(([name]) => !Object.hasOwn(leadCreation.fields, name))

/** A lead as it is stored: every column, and those of the scope. */
export function storedLead(
  viewer: Viewer,
  scope: Scope,
  attributes: Readonly<Record<string, unknown>>,
  now: Date,
): Readonly<Record<string, unknown>> {
  const adviser_id = scope.columns['adviser_id'] ?? attributes['adviser_id'] ?? null
  const written = Object.fromEntries(
    Object.keys(writableInitial(leadCreation)).map((name) => [name, attributes[name] ?? null]),
  )
  return {
    ...written,
    ...Object.fromEntries(later.map(([name, field]) => [name, field.initial])),
    origin: attributes['origin'] ?? (viewer.perimeter === 'own_leads' ? 'business_provider' : 'other'),
    adviser_id,
    creator_id: viewer.userId,
    status: adviser_id === null ? 'new' : 'assigned',
    first_contact_due_at: firstContactDue(now),
    retained_until: retainedUntil(now),
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}
