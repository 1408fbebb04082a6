import type { FieldErrors } from '#contract'
import type { Perimeter } from '#contract/access'
import type { ResourceOf } from '#contract/jsonapi'
import { api, errorsOf, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch } from '#client/store'
import { leadLifecycle, leadStatuses, stepsByHand, type LeadStatus } from '#features/leads/contract'

/** What moving a lead by hand to a status is called. */
export const stepLabel = (status: LeadStatus): string => labels.get(status) ?? leadStatuses[status]
const labels = new Map(
  Object.values(leadLifecycle.transitions).flatMap(({ to, label, right }) => (right ? [[to, label] as const] : [])),
)

/** Steps that only those who see all the leads of the firm may take: they decide who follows a lead. */
const ofManagers: readonly LeadStatus[] = ['new', 'assigned']

/** The statuses that someone may give to a lead by hand. */
export function stepsFrom(status: LeadStatus, perimeter: Perimeter): readonly LeadStatus[] {
  return stepsByHand(status)
    .map(({ to }) => to)
    .filter((step) => perimeter === 'company' || !ofManagers.includes(step))
}

/** Steps that are taken at once; the others ask for something first. */
export const isImmediate = (step: LeadStatus): boolean => step === 'qualified' || step === 'contacted' || step === 'new'

type Lead = Pick<ResourceOf<'client_lead'>, 'id' | 'version'>

/** Writes attributes of a lead; gives back what the server refused, by field. The lists are read again. */
export function useLeadChange({ id, version }: Lead): (attributes: object) => Promise<FieldErrors | undefined> {
  const [update] = api.useUpdateMutation()
  const dispatch = useAppDispatch()
  return async (attributes) => {
    const { error } = outcomeOf(await update({ ref: { type: 'client_lead', id }, attributes, version }))
    if (error) return errorsOf(error)
    dispatch(api.util.invalidateTags([{ type: 'list', id: 'client_lead' }]))
    return undefined
  }
}

/** One sentence of what was refused. */
export const sentenceOf = (errors: FieldErrors): string => Object.values(errors).flat().join(' ')

interface LeadStep {
  readonly lead: Lead
  /** Who moves, as the person is told: `Contact`. */
  readonly name: string
  /** The step asks for something first. */
  readonly onAsk: (step: LeadStatus) => void
}

/** Moves a lead to a status, or has asked what that takes. */
export function useLeadStep({ lead, name, onAsk }: LeadStep): (step: LeadStatus) => Promise<void> {
  const change = useLeadChange(lead)
  const toast = useToast()
  return async (step) => {
    if (!isImmediate(step)) {
      onAsk(step)
      return
    }
    const errors = await change(step === 'new' ? { adviser_id: null } : { status: step })
    toast(
      errors
        ? { type: 'error', message: sentenceOf(errors) }
        : { type: 'success', message: `${name}\u00a0: ${leadStatuses[step].toLowerCase()}` },
    )
  }
}
