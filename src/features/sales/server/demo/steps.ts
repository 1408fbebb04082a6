import type { Actor } from '#contract/lifecycle'
import type { Draw } from '#server/demo'

/** One step of a sale of the demo firm, at an instant. */
export interface DemoStep {
  readonly action: string
  readonly to: string
  readonly at: Date
  readonly channel: Actor
  readonly reason?: string
}

interface Owner {
  readonly company_id: string
  /** `report_id`, `option_id` or `booking_id`, and the sale. */
  readonly sale: Readonly<Record<string, string>>
  readonly actorId: string
}

/** The rows of the history of a sale, each from the state before. */
export const stepRows = (draw: Draw, { company_id, sale, actorId }: Owner, steps: readonly DemoStep[]) =>
  steps.map(({ action, to, at, channel, reason }, index) => ({
    ...{ report_id: null, option_id: null, booking_id: null, ...sale },
    ...{ company_id, id: draw.uuid(), at: at.toISOString(), created_at: at.toISOString(), channel, action },
    ...{ actor_id: channel === 'system' ? null : actorId, from_status: steps[index - 1]?.to ?? null, to_status: to },
    reason: reason ?? null,
  }))
