import { partners } from '#features/catalogue/server'
import type { Queryable } from '#server/db'

/** A dénonciation that its promoter should have answered by now, and of which they were not reminded. */
export interface UnansweredReport extends Record<string, unknown> {
  readonly company_id: string
  readonly id: string
  readonly client_file_id: string
  readonly promoter_id: string
  readonly program_id: string | null
  readonly created_by_id: string
  readonly promoter: string
  readonly person: unknown
  readonly consent_at: string | null
  readonly sent_at: string
  readonly answer_due_at: string
}

/** Each writes a PDF. */
const AT_ONCE = 10

/** Writes that the promoters of some were reminded; holds those that no other process holds. */
export function takeUnansweredReports(transaction: Queryable, now: Date): Promise<readonly UnansweredReport[]> {
  return transaction.query<UnansweredReport>(
    `UPDATE reports r SET reminded_at = $1, version = r.version + 1, updated_at = clock_timestamp()
     WHERE (r.company_id, r.id) IN (
       SELECT d.company_id, d.id FROM reports d WHERE d.status = 'sent' AND d.reminded_at IS NULL
         AND d.answer_due_at <= $1::timestamptz - interval '1 second' ORDER BY d.answer_due_at, d.id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
     RETURNING r.company_id, r.id, r.client_file_id, r.promoter_id, r.program_id, r.created_by_id, r.person, r.consent_at,
       r.sent_at, r.answer_due_at, ${partners.nameOfPromoter('r.promoter_id')} AS promoter`,
    [now],
  )
}
