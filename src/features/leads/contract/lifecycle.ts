import type { FieldErrors } from '#contract/define'
import { messages } from '#contract'
import { defineLifecycle, type State, type Transition } from '#contract/lifecycle'
import type { Attributes } from '#contract/resources'
import { leadStatuses, type LeadStatus } from './choices'

/** Working hours within which someone answers a lead. */
export const FIRST_CONTACT_HOURS = 4
/** Calls without an answer after which a lead may be given up. */
export const ATTEMPTS_BEFORE_LOST = 5
/** Years after the last contact from the person, at the end of which their data goes (CNIL, référentiel gestion commerciale). */
export const RETENTION_YEARS = 3

type LeadTransition = Transition<LeadStatus, unknown>
type LeadAction =
  | 'assign'
  | 'take_back'
  | 'log_contact'
  | 'log_attempt'
  | 'qualify'
  | 'book_meeting'
  | 'convert'
  | 'lose'
  | 'merge'
  | 'reopen'
  | 'purge'

const tones: Readonly<Record<LeadStatus, State['tone']>> = {
  new: 'info',
  assigned: 'info',
  contacted: 'info',
  unreachable: 'warning',
  qualified: 'success',
  meeting: 'success',
  converted: 'violet',
  lost: 'neutral',
  duplicate: 'neutral',
  anonymised: 'neutral',
}

const stateOf = (status: LeadStatus): State => ({ label: leadStatuses[status], tone: tones[status] })
const ended = { isFinal: true } as const
const byHand = { by: ['adviser'], right: 'editClientLeads' } as const satisfies Partial<LeadTransition>

/**
 * What somebody who may become a client goes through. What is done by hand gives the status itself (`status` in a change); an exchange,
 * a file that is opened and the end of the retention give the others.
 */
export const leadLifecycle = defineLifecycle<LeadStatus, LeadAction, unknown>({
  label: 'Contact',
  initial: 'new',
  states: {
    new: stateOf('new'),
    assigned: stateOf('assigned'),
    contacted: stateOf('contacted'),
    unreachable: stateOf('unreachable'),
    qualified: stateOf('qualified'),
    meeting: stateOf('meeting'),
    converted: { ...stateOf('converted'), ...ended },
    lost: stateOf('lost'),
    duplicate: stateOf('duplicate'),
    anonymised: { ...stateOf('anonymised'), ...ended },
  },
  transitions: {
    assign: { ...byHand, from: ['new'], to: 'assigned', label: 'Attribuer', needs: { fields: ['adviser_id'] } },
    take_back: { ...byHand, from: ['assigned'], to: 'new', label: 'Retirer l’attribution' },
    log_contact: {
      by: ['adviser'],
      from: ['new', 'assigned', 'unreachable'],
      to: 'contacted',
      label: 'Consigner un échange',
    },
    log_attempt: {
      by: ['adviser'],
      from: ['new', 'assigned', 'contacted'],
      to: 'unreachable',
      label: 'Tentative sans réponse',
    },
    qualify: {
      ...byHand,
      from: ['contacted', 'unreachable'],
      to: 'qualified',
      label: 'Qualifier',
      needs: { fields: ['project_type', 'net_monthly_income', 'annual_tax'] },
    },
    book_meeting: {
      ...byHand,
      from: ['contacted', 'qualified'],
      to: 'meeting',
      label: 'Prendre rendez-vous',
      needs: { fields: ['meeting_at'] },
    },
    convert: {
      by: ['adviser'],
      from: ['new', 'assigned', 'contacted', 'qualified', 'meeting'],
      to: 'converted',
      label: 'Créer le dossier',
    },
    lose: {
      ...byHand,
      from: ['new', 'assigned', 'contacted', 'unreachable', 'qualified', 'meeting'],
      to: 'lost',
      label: 'Classer sans suite',
      needs: { fields: ['loss_reason'] },
    },
    merge: {
      ...byHand,
      from: ['new', 'assigned'],
      to: 'duplicate',
      label: 'Fusionner avec un autre contact',
      needs: { fields: ['duplicate_of_id'] },
    },
    reopen: { ...byHand, from: ['lost'], to: 'contacted', label: 'Rouvrir' },
    purge: { by: ['system'], from: ['lost', 'duplicate'], to: 'anonymised', label: 'Anonymiser' },
  },
})

const transitions: readonly LeadTransition[] = Object.values(leadLifecycle.transitions)

/** Statuses from which a client file may be opened. */
export const convertibleStatuses = leadLifecycle.transitions.convert.from

/** What somebody may do by hand with a lead that has a status. */
export const stepsByHand = (status: LeadStatus): readonly LeadTransition[] =>
  transitions.filter(({ from, right }) => right !== undefined && from.includes(status))

type Lead = Pick<Attributes<'client_lead'>, 'status'> & Partial<Attributes<'client_lead'>>

/** Messages by field when a lead may not go from its status to that of `after`; empty when it may, or stays. */
export function transitionErrors(before: LeadStatus, after: Lead): FieldErrors {
  const wanted = after.status ?? before
  if (wanted === before) return {}
  const step = stepsByHand(before).find(({ to }) => to === wanted)
  if (!step) return { status: [forbidden(before, wanted)] }
  const given: Readonly<Record<string, unknown>> = after
  const absent = (step.needs?.fields ?? []).filter((name) => (given[name] ?? null) === null)
  return Object.fromEntries(absent.map((name) => [name, [messages.required]]))
}

function forbidden(before: LeadStatus, wanted: LeadStatus): string {
  const possible = stepsByHand(before)
    .map(({ to }) => `«\u00a0${leadStatuses[to]}\u00a0»`)
    .join(', ')
  return `Un contact «\u00a0${leadStatuses[before]}\u00a0» ne passe pas à «\u00a0${leadStatuses[wanted]}\u00a0». Possible\u00a0: ${possible || 'rien'}.`
}
