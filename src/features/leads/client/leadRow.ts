import dayjs from 'dayjs'
import { createSelector } from '@reduxjs/toolkit'
import type { Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { LeadStatus } from '#features/leads/contract'
import { selectRelated, type EntitiesState } from '#client/entities'
import { elapsedText } from './relativeTime'

/** The facts of a lead that do not depend on the current time. Amounts in euros; null where not known. */
interface LeadFacts {
  readonly id: string
  readonly name: string
  readonly phone: string | null
  readonly status: LeadStatus
  readonly project: Attributes<'client_lead'>['project_type']
  readonly budget: number | null
  readonly receivedAt: string | null
  readonly lastExchangeAt: string | null
  readonly origin: Attributes<'client_lead'>['origin']
  readonly adviser: string
  /** When somebody must have answered; null once they have. */
  readonly answerDueAt: string | null
}

/** A lead as lists show it. */
export interface LeadRow extends LeadFacts {
  /** `en retard de 2 h`, when nobody answered in time. */
  readonly late: string | null
}

type Lead = ResourceOf<'client_lead'>

/** The same facts as long as neither the lead nor who follows it changes. */
export const selectLeadFacts = createSelector(
  [
    (_state: { readonly entities: EntitiesState }, lead: Lead) => lead,
    (state: { readonly entities: EntitiesState }, { relationships }: Lead) =>
      selectRelated(state, 'user', relationships['adviser']),
  ],
  ({ id, attributes }, [adviser]): LeadFacts => ({
    id,
    name: fullName(attributes.firstname, attributes.lastname) || 'Sans nom',
    phone: attributes.phone ?? null,
    status: attributes.status ?? 'new',
    project: attributes.project_type ?? null,
    budget: attributes.investment_amount ?? null,
    receivedAt: attributes.created_at ?? null,
    lastExchangeAt: attributes.last_exchange_at ?? null,
    origin: attributes.origin ?? null,
    adviser: fullName(adviser?.attributes.first_name, adviser?.attributes.last_name),
    answerDueAt: waiting.includes(attributes.status ?? 'new') ? (attributes.first_contact_due_at ?? null) : null,
  }),
)

/** @param now milliseconds since 1970 */
export const leadRowAt = (facts: LeadFacts, now: number): LeadRow => ({ ...facts, late: lateness(facts, now) })

export const fullName = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

const waiting: readonly LeadStatus[] = ['new', 'assigned']

function lateness({ answerDueAt: due }: LeadFacts, now: number): string | null {
  return due !== null && dayjs(due).isBefore(now) ? `en retard de ${elapsedText(due, now)}` : null
}
