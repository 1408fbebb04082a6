import type { ResourceOf } from '#contract/jsonapi'
import { leadStatuses, type LeadStatus } from '#features/leads/contract'
import { useToast } from '#client/feedback'
import { isImmediate } from './leadSteps'
import { sentenceOf, useLeadChange } from './useLeadChange'

interface LeadStep {
  readonly lead: Pick<ResourceOf<'client_lead'>, 'id' | 'version'>
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
