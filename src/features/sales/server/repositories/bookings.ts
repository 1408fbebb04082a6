import { partners } from '#features/catalogue/server'
import { bookingLifecycle } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { isDue } from '#server/repositories/lifecycle'
import type { FileOfFirm } from './salesOfFile'

/** Whether a dénonciation that was sent is of a file. */
export async function isSentReport(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
  id: string,
): Promise<boolean> {
  const rows = await database.query(
    "SELECT 1 FROM reports WHERE company_id = $1 AND client_file_id = $2 AND id = $3 AND status <> 'draft'",
    [companyId, clientFileId, id],
  )
  return rows.length > 0
}

/** Who of a firm holds a lot by a booking; undefined for nobody. */
export async function findBookingHolder(
  database: Queryable,
  companyId: string,
  propertyId: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ created_by_id: string }>(
    `SELECT created_by_id FROM bookings WHERE company_id = $1 AND property_id = $2
       AND status NOT IN ('withdrawn', 'loan_refused', 'cancelled_client', 'cancelled_promoter') ORDER BY created_at LIMIT 1`,
    [companyId, propertyId],
  )
  return row?.created_by_id
}

/** An option says no more what it became. */
export async function forgetBooking(transaction: Queryable, companyId: string, bookingId: string): Promise<void> {
  await transaction.query('UPDATE options SET booking_id = NULL WHERE company_id = $1 AND booking_id = $2', [
    companyId,
    bookingId,
  ])
}

/** A booking whose withdrawal period has ended since its state was written. */
export interface DueBooking extends Record<string, unknown> {
  readonly company_id: string
  readonly id: string
  readonly client_file_id: string
  readonly created_by_id: string
  readonly promoter: string
}

const AT_ONCE = 100

/** Writes that the period of some has ended; holds those that no other process holds. */
export async function takeFirmBookings(transaction: Queryable, now: Date): Promise<readonly DueBooking[]> {
  return transaction.query<DueBooking>(
    `UPDATE bookings b SET status = 'firm', version = b.version + 1, updated_at = clock_timestamp()
     WHERE (b.company_id, b.id) IN (
       SELECT d.company_id, d.id FROM bookings d WHERE ${isDue(bookingLifecycle, 'd', '$1::timestamptz')}
       ORDER BY d.withdrawal_ends_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
     RETURNING b.company_id, b.id, b.client_file_id, b.created_by_id, ${partners.nameOfPromoter('b.promoter_id')} AS promoter`,
    [now],
  )
}

/** A booking of a file that still holds its lot. */
export interface OpenBooking extends Record<string, unknown> {
  readonly id: string
  readonly property_id: string
  readonly option_id: string | null
  readonly status: string
}

/** The bookings of a file that a deletion ends: those without a deed. */
export async function findOpenBookingsOfFile(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
): Promise<readonly OpenBooking[]> {
  return database.query<OpenBooking>(
    `SELECT id, property_id, option_id, status FROM bookings WHERE company_id = $1 AND client_file_id = $2 AND status NOT IN (
       'deed_signed', 'building', 'delivered', 'withdrawn', 'loan_refused', 'cancelled_client', 'cancelled_promoter') ORDER BY id`,
    [companyId, clientFileId],
  )
}

export async function cancelBooking(
  transaction: Queryable,
  companyId: string,
  id: string,
  reason: string,
): Promise<void> {
  await transaction.query(
    `UPDATE bookings SET status = 'cancelled_client', reason = $3, version = version + 1, updated_at = clock_timestamp()
     WHERE company_id = $1 AND id = $2`,
    [companyId, id, reason],
  )
}
