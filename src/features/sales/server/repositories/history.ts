import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import { insertion, Parameters } from '#server/repositories'
import type { Step as LifecycleStep } from '#server/operations/lifecycle'
import type { SaleName, Step } from './step'
import { tellStep } from './telling'

export type { SaleName, SaleOfFirm, Step } from './step'

/** Keeps the steps of sales of a kind. */
export const keepStepsOf =
  (kind: SaleName) =>
  (transaction: Queryable, { companyId, id }: { companyId: string; id: string }, step: LifecycleStep): Promise<void> =>
    insertStep(transaction, { companyId, sale: { kind, id }, ...step })

/** Writes a step down, in the transaction that makes it, and tells whom it concerns. */
export async function insertStep(transaction: Queryable, step: Step): Promise<void> {
  const { companyId, sale, at, actorId, channel, action, from, to, reason = null } = step
  const parameters = new Parameters()
  const row = {
    company_id: companyId,
    id: randomUUID(),
    [`${sale.kind}_id`]: sale.id,
    at,
    actor_id: actorId,
    channel,
    action,
    from_status: from,
    to_status: to,
    reason,
  }
  await transaction.query(insertion('sale_history', [row], parameters), parameters.values)
  await tellStep(transaction, step)
}
