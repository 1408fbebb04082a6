import type { Queryable } from '#server/db'

/** An event that is not in the chain yet. */
export interface NewAuditEvent {
  readonly companyId: string
  readonly id: string
  readonly at: Date
  readonly action: string
  /** Id of the account; null for the application itself, or for somebody who is not known. */
  readonly actor: string | null
  /** `client_file:<uuid>` */
  readonly subject: string | null
  readonly address: string | null
  readonly requestId: string | null
  /** JSON. */
  readonly details: string
}

/** Adds an event to those of the transaction under way, which the database puts at the end of the chain of the firm as it commits. */
export async function insertAuditEvent(database: Queryable, event: NewAuditEvent): Promise<void> {
  const { companyId, id, at, action, actor, subject, address, requestId, details } = event
  await database.query(
    `INSERT INTO audit_incoming (company_id, id, at, action, actor, subject, address, request_id, details)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [companyId, id, at, action, actor, subject, address, requestId, details],
  )
}
