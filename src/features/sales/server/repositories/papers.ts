import { randomUUID } from 'node:crypto'
import type { PaperStatus } from '#features/sales/contract'
import type { Queryable } from '#server/db'
import { insertion, Parameters } from '#server/repositories'

/** A paper of a booking of a firm. */
export interface NewPaper {
  readonly key: string
  readonly name: string
  /** Id of a client. */
  readonly buyer: string | null
  readonly media_type: string
  readonly content: Buffer
}

/** A paper that was given takes the place of the same one that was refused. */
export async function insertPaper(
  transaction: Queryable,
  { companyId, bookingId }: { readonly companyId: string; readonly bookingId: string },
  paper: NewPaper,
): Promise<void> {
  await transaction.query(
    `DELETE FROM booking_papers WHERE company_id = $1 AND booking_id = $2 AND key = $3 AND buyer IS NOT DISTINCT FROM $4 AND status = 'rejected'`,
    [companyId, bookingId, paper.key, paper.buyer],
  )
  const parameters = new Parameters()
  const row = { company_id: companyId, id: randomUUID(), booking_id: bookingId, status: 'submitted', ...paper }
  await transaction.query(insertion('booking_papers', [row], parameters), parameters.values)
}

/** Accepts or refuses a paper. @returns whether the booking has it */
export async function judgePaper(
  transaction: Queryable,
  { companyId, bookingId, id }: { readonly companyId: string; readonly bookingId: string; readonly id: string },
  { status, reason }: { readonly status: PaperStatus; readonly reason: string | null },
): Promise<boolean> {
  const judged = await transaction.query(
    'UPDATE booking_papers SET status = $4, reason = $5 WHERE company_id = $1 AND booking_id = $2 AND id = $3 RETURNING 1',
    [companyId, bookingId, id, status, reason],
  )
  return judged.length > 0
}

export async function findPaperContent(
  database: Queryable,
  { companyId, bookingId, id }: { readonly companyId: string; readonly bookingId: string; readonly id: string },
): Promise<{ readonly name: string; readonly media_type: string; readonly content: Buffer } | undefined> {
  const [row] = await database.query<{ name: string; media_type: string; content: Buffer }>(
    'SELECT name, media_type, content FROM booking_papers WHERE company_id = $1 AND booking_id = $2 AND id = $3',
    [companyId, bookingId, id],
  )
  return row
}
