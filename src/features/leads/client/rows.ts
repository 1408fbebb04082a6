import type { Attributes } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import type { LeadStatus } from '#features/leads/contract'
import { selectResource, type EntitiesState } from '#client/entities'
import { writtenLength } from './elapsed'

/** A lead as lists show it. Amounts in euros; null where it is not known. */
export interface LeadRow {
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
  /** `en retard de 2 h`, when nobody answered in time. */
  readonly late: string | null
}

/** Puts together what the store holds of a lead. @param now milliseconds */
export function leadRow(
  state: { readonly entities: EntitiesState },
  { id, attributes, relationships }: ResourceOf<'client_lead'>,
  now: number,
): LeadRow {
  const { firstname, lastname, phone, status, project_type, investment_amount, created_at, last_exchange_at, origin } =
    attributes
  const { adviser } = relationships
  const colleague = adviser && 'id' in adviser ? selectResource(state, 'user', adviser.id)?.attributes : undefined
  return {
    id,
    name: fullName(firstname, lastname) || 'Sans nom',
    phone: phone ?? null,
    status: status ?? 'new',
    project: project_type ?? null,
    budget: investment_amount ?? null,
    receivedAt: created_at ?? null,
    lastExchangeAt: last_exchange_at ?? null,
    origin: origin ?? null,
    adviser: fullName(colleague?.first_name, colleague?.last_name),
    late: lateness(attributes, now),
  }
}

export const fullName = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ')

const waiting: readonly LeadStatus[] = ['new', 'assigned']

function lateness(
  { status, first_contact_due_at: due }: ResourceOf<'client_lead'>['attributes'],
  now: number,
): string | null {
  if (!due || !waiting.includes(status ?? 'new')) return null
  const late = now - Date.parse(due)
  return late > 0 ? `en retard de ${writtenLength(late)}` : null
}
