import type { Queryable } from '#server/db'
import { insertion, outbox, Parameters } from '#server/repositories'
import type { SaleName, SaleOfFirm } from './history'
import { tellFailure } from './telling'

/** A message about a sale, under its id in the outbox. */
interface NewMessage extends SaleOfFirm {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly at: Date
}

export async function insertSaleMessage(transaction: Queryable, message: NewMessage): Promise<void> {
  const { companyId, sale, ...said } = message
  const parameters = new Parameters()
  const row = { company_id: companyId, [`${sale.kind}_id`]: sale.id, ...said }
  await transaction.query(insertion('sale_messages', [row], parameters), parameters.values)
}

/** A message about a sale, and what became of it: it waits, is tried again, has left, or was given up. */
export interface SaleMessage extends Record<string, unknown> {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  /** Instant. */
  readonly at: string
  readonly state: 'waiting' | 'retried' | 'sent' | 'failed'
}

/** The latest first. */
export function findSaleMessages(
  database: Queryable,
  { companyId, sale }: SaleOfFirm,
): Promise<readonly SaleMessage[]> {
  return database.query<SaleMessage>(
    `SELECT m.id, m.recipient, m.subject, m.at, CASE
       WHEN m.failed_at IS NOT NULL OR o.attempts >= $3 THEN 'failed'
       WHEN o.id IS NULL THEN 'sent' WHEN o.attempts > 1 THEN 'retried' ELSE 'waiting' END AS state
     FROM sale_messages m LEFT JOIN outbox o ON o.company_id = m.company_id AND o.id = m.id
     WHERE m.company_id = $1 AND m.${sale.kind}_id = $2 ORDER BY m.at DESC, m.recipient`,
    [companyId, sale.id, outbox.ATTEMPTS_AT_MOST],
  )
}

/** Keeps that messages were given up, before the outbox forgets them, and tells whose sales they are about. */
export async function writeFailures(transaction: Queryable, now: Date): Promise<void> {
  const rows = await transaction.query<{ company_id: string; id: string; kind: SaleName }>(
    `UPDATE sale_messages m SET failed_at = $1 FROM outbox o
     WHERE o.company_id = m.company_id AND o.id = m.id AND o.attempts >= $2 AND m.failed_at IS NULL
     RETURNING m.company_id, coalesce(m.report_id, m.option_id, m.booking_id) AS id,
       CASE WHEN m.report_id IS NOT NULL THEN 'report' WHEN m.option_id IS NOT NULL THEN 'option' ELSE 'booking' END AS kind`,
    [now, outbox.ATTEMPTS_AT_MOST],
  )
  for (const { company_id: companyId, ...sale } of rows) await tellFailure(transaction, { companyId, sale }, now)
}
