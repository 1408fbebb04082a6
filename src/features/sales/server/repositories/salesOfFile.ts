import {
  bookingLifecycle,
  optionLifecycle,
  reportLifecycle,
  type BookingStatus,
  type OptionStatus,
  type ReportStatus,
} from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { movedAt, statusAt } from '#server/repositories/lifecycle'

interface Found {
  readonly id: string
  readonly client_file_id: string
  /** The instant at which time led to its state, where that was not written down yet; null elsewhere. */
  readonly moved_at: string | null
}

/** A sale of a file, in the state of an instant. */
export type SaleOfFile = Found &
  (
    | { readonly kind: 'report'; readonly status: ReportStatus }
    | { readonly kind: 'option'; readonly status: OptionStatus }
    | { readonly kind: 'booking'; readonly status: BookingStatus }
  )

/** A file of a firm. */
export interface FileOfFirm {
  readonly companyId: string
  readonly clientFileId: string
}

/** The sales of some files of a firm, the latest first. */
export function findSalesOfFiles(
  database: Queryable,
  companyId: string,
  { clientFileIds, now }: { readonly clientFileIds: readonly string[]; readonly now: Date },
): Promise<readonly SaleOfFile[]> {
  return database.query<SaleOfFile>(
    `SELECT kind, id, client_file_id, status, moved_at FROM (${[
      statusesOf('report', reportLifecycle),
      statusesOf('option', optionLifecycle),
      statusesOf('booking', bookingLifecycle),
    ].join(' UNION ALL ')}) s ORDER BY created_at DESC, id`,
    [companyId, clientFileIds, now],
  )
}

const statusesOf = (kind: SaleOfFile['kind'], lifecycle: Parameters<typeof statusAt>[0]): string =>
  `SELECT '${kind}' AS kind, s.id, s.client_file_id, ${statusAt(lifecycle, 's', '$3::timestamptz')} AS status,
     ${movedAt(lifecycle, 's', '$3::timestamptz')} AS moved_at, s.created_at
   FROM ${kind}s s WHERE s.company_id = $1 AND s.client_file_id = ANY($2)`

/** A step of a sale: the state that it led to, and when. */
export interface StepOfSale extends Record<string, unknown> {
  readonly sale_id: string
  readonly to_status: string
  /** Instant. */
  readonly at: string
}

/** The steps of sales, the latest first. */
export function findStepsOfSales(
  database: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<readonly StepOfSale[]> {
  return database.query<StepOfSale>(
    `SELECT coalesce(report_id, option_id, booking_id) AS sale_id, to_status, at FROM sale_history
     WHERE company_id = $1 AND (report_id = ANY($2) OR option_id = ANY($2) OR booking_id = ANY($2))
     ORDER BY at DESC, created_at DESC`,
    [companyId, ids],
  )
}

/** The ids of the lots of its options and bookings, once each. */
export async function findLotsOfFile(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
): Promise<readonly string[]> {
  const rows = await database.query<{ property_id: string }>(
    `SELECT property_id FROM options WHERE company_id = $1 AND client_file_id = $2
     UNION SELECT property_id FROM bookings WHERE company_id = $1 AND client_file_id = $2`,
    [companyId, clientFileId],
  )
  return rows.map((row) => row.property_id)
}
