import type { FieldErrors } from '#contract/define'
import { messages } from '#contract'
import type { Attributes } from '#contract/resources'
import { leadStatuses, type LeadStatus } from './choices'

/** Working hours within which someone answers a lead. */
export const FIRST_CONTACT_HOURS = 4
/** Calls without an answer after which a lead may be given up. */
export const ATTEMPTS_BEFORE_LOST = 5
/** Years after the last contact from the person, at the end of which their data goes (CNIL, référentiel gestion commerciale). */
export const RETENTION_YEARS = 3

/**
 * The statuses that someone may give to a lead from each one. The others come by themselves: `contacted` and `unreachable`
 * from an exchange, `converted` from the creation of a file, `anonymised` from the end of the retention.
 */
export const leadTransitions: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  new: ['assigned', 'lost', 'duplicate'],
  assigned: ['new', 'lost', 'duplicate'],
  contacted: ['qualified', 'meeting', 'lost'],
  unreachable: ['qualified', 'lost'],
  qualified: ['meeting', 'lost'],
  meeting: ['lost'],
  converted: [],
  lost: ['contacted'],
  duplicate: [],
  anonymised: [],
}

/** Statuses from which a client file may be opened. */
export const convertibleStatuses: readonly LeadStatus[] = ['new', 'assigned', 'contacted', 'qualified', 'meeting']

/** What each status asks to be known. */
const requirements: Readonly<Partial<Record<LeadStatus, readonly (keyof Attributes<'client_lead'>)[]>>> = {
  assigned: ['adviser_id'],
  qualified: ['project_type', 'net_monthly_income', 'annual_tax'],
  meeting: ['meeting_at'],
  lost: ['loss_reason'],
  duplicate: ['duplicate_of_id'],
}

type Lead = Pick<Attributes<'client_lead'>, 'status'> & Partial<Attributes<'client_lead'>>

/** Messages by field when a lead may not go from its status to that of `after`; empty when it may, or stays. */
export function transitionErrors(before: LeadStatus, after: Lead): FieldErrors {
  const wanted = after.status ?? before
  if (wanted === before) return {}
  if (!leadTransitions[before].includes(wanted)) return { status: [forbidden(before, wanted)] }
  const absent = (requirements[wanted] ?? []).filter((name) => (after[name] ?? null) === null)
  return Object.fromEntries(absent.map((name) => [name, [messages.required]]))
}

function forbidden(before: LeadStatus, wanted: LeadStatus): string {
  const possible = leadTransitions[before].map((status) => `«\u00a0${leadStatuses[status]}\u00a0»`).join(', ')
  return `Un contact «\u00a0${leadStatuses[before]}\u00a0» ne passe pas à «\u00a0${leadStatuses[wanted]}\u00a0». Possible\u00a0: ${possible || 'rien'}.`
}
