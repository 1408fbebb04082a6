import { checkComplete, resources, type Attributes } from '#contract'
import type { LeadStatus } from '#features/leads/contract'
import type { Resource } from '#contract/jsonapi'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import * as leads from '../repositories'
import { invalid, accepted, fieldErrors, scopeOf, withInitial } from '#server/operations'
import { nextAttempt, retainedUntil } from './dates'
import { lockedLead } from './update'
import { policies } from '../policies'

const REACHED: readonly LeadStatus[] = ['new', 'assigned', 'unreachable']
const NOT_REACHED: readonly LeadStatus[] = ['new', 'assigned', 'contacted']

/** Logs an exchange with a lead, or a call without an answer; the status follows. Answers the exchange and the lead. */
export async function logExchange(
  transaction: Queryable,
  viewer: Viewer,
  leadId: string,
  input: unknown,
  now: Date,
): Promise<{ exchange: Resource; lead: Resource }> {
  const scope = scopeOf(policies.client_lead_exchange.create, viewer)
  const lead = await lockedLead(scope, transaction, leadId)
  const definition = resources.client_lead_exchange
  const { channel, outcome, comment, occurred_at } = accepted(checkComplete(definition, withInitial(definition, input)))
  const at = occurred_at === null ? now : new Date(occurred_at)
  if (at > now) throw invalid(fieldErrors('occurred_at', 'Un échange à consigner a déjà eu lieu. Corrigez la date.'))
  const values = { channel, outcome, comment, occurred_at: at.toISOString(), author_name: viewer.name }
  const exchange = await leads.insertExchange(scope, transaction, leadId, values)
  await leads.updateLead(
    scope,
    transaction,
    leadId,
    outcome === 'reached' ? afterReaching(lead.attributes, at) : afterMissing(lead.attributes, now),
  )
  return { exchange, lead: await lockedLead(scope, transaction, leadId) }
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
