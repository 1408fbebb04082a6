import type { Attributes } from '#contract'
import { isText } from '#contract/json'
import type { Resource } from '#contract/jsonapi'
import type { LeadStatus } from '#features/leads/contract'
import { fieldErrors, invalid, notFound, resourcesOfType } from '#server/operations'
import type { OperationContext, Following } from '#server/operations/collections'
import { findResources, updateResources } from '#server/repositories/resources'
import { tables } from '../tables'
import { nextAttempt, retainedUntil } from './dates'

const REACHED: readonly LeadStatus[] = ['new', 'assigned', 'unreachable']
const NOT_REACHED: readonly LeadStatus[] = ['new', 'assigned', 'contacted']

/** The row of a new exchange: now unless it says when, signed by the viewer. @throws Failure invalid for an instant in the future */
export function newExchange(
  { channel, outcome, comment, occurred_at }: Readonly<Record<string, unknown>>,
  { viewer, now }: OperationContext,
): Readonly<Record<string, unknown>> {
  const at = isText(occurred_at) ? new Date(occurred_at) : now
  if (at > now) throw invalid(fieldErrors('occurred_at', 'Un échange à consigner a déjà eu lieu. Corrigez la date.'))
  return { channel, outcome, comment: comment ?? null, occurred_at: at.toISOString(), author_name: viewer.name }
}

/** The lead follows from what was said to it, and comes with the answer. */
export async function followExchange(
  created: Resource,
  { scope, database, now, parent: lead }: OperationContext,
): Promise<Following> {
  const [exchange] = resourcesOfType([created], 'client_lead_exchange')
  const [before] = resourcesOfType(lead ? [lead] : [], 'client_lead')
  if (!exchange || !before) throw notFound()
  const { outcome, occurred_at } = exchange.attributes
  const columns =
    outcome === 'reached'
      ? afterReaching(before.attributes, new Date(occurred_at ?? now))
      : afterMissing(before.attributes, now)
  const ofLead = { scope, ids: [before.id] }
  await updateResources(tables.client_lead, ofLead, database, columns)
  return { included: await findResources(tables.client_lead, ofLead, database) }
}

type Lead = Partial<Attributes<'client_lead'>>

function afterReaching({ status, last_exchange_at }: Lead, at: Date): Lead {
  const isLatest = at.toISOString() > (last_exchange_at ?? '')
  return {
    ...(isAmong(REACHED, status) ? { status: 'contacted' } : {}),
    ...(isLatest ? { last_exchange_at: at.toISOString(), retained_until: retainedUntil(at) } : {}),
    next_attempt_at: null,
  }
}

function afterMissing({ status, attempts }: Lead, now: Date): Lead {
  return {
    ...(isAmong(NOT_REACHED, status) ? { status: 'unreachable' } : {}),
    attempts: (attempts ?? 0) + 1,
    next_attempt_at: nextAttempt(now),
  }
}

const isAmong = (statuses: readonly LeadStatus[], status: LeadStatus | null | undefined): boolean =>
  statuses.some((candidate) => candidate === status)
