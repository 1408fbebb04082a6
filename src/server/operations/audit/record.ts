import { randomUUID } from 'node:crypto'
import type { AuditAction, AuditDetails } from '#contract/audit'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { insertAuditEvent } from '#server/repositories/audit'

/** Who does something, and from where: a viewer, or an account before there is a viewer. `userId` is null for the application itself. */
export type Actor = Pick<Viewer, 'companyId' | 'address' | 'requestId'> & { readonly userId: string | null }

export interface AuditEvent {
  readonly action: AuditAction
  /** What it was done to. */
  readonly subject?: { readonly type: string; readonly id: string } | undefined
  readonly details?: AuditDetails | undefined
  readonly at: Date
}

/** Tells in the audit trail of a firm what is done, in the transaction that does it: both are kept, or neither. */
export async function record(
  database: Queryable,
  { companyId, userId, address, requestId }: Actor,
  { action, subject, details = {}, at }: AuditEvent,
): Promise<void> {
  await insertAuditEvent(database, {
    companyId,
    id: randomUUID(),
    at,
    action,
    actor: userId,
    subject: subject ? `${subject.type}:${subject.id}` : null,
    address,
    requestId,
    details: JSON.stringify(details),
  })
}
