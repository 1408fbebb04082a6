import {
  bookingLifecycle,
  optionLifecycle,
  reportLifecycle,
  type BookingStatus,
  type OptionStatus,
  type ReportStatus,
} from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { statusAt } from '#server/repositories/lifecycle'

/** A sale of a file, in the state of an instant. */
export type SaleOfFile =
  | { readonly kind: 'report'; readonly id: string; readonly status: ReportStatus }
  | { readonly kind: 'option'; readonly id: string; readonly status: OptionStatus }
  | { readonly kind: 'booking'; readonly id: string; readonly status: BookingStatus }

/** A file of a firm. */
export interface FileOfFirm {
  readonly companyId: string
  readonly clientFileId: string
}

/** The latest first. */
export function findSalesOfFile(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
  now: Date,
): Promise<readonly SaleOfFile[]> {
  return database.query<SaleOfFile>(
    `SELECT kind, id, status FROM (${[
      statusesOf('report', reportLifecycle),
      statusesOf('option', optionLifecycle),
      statusesOf('booking', bookingLifecycle),
    ].join(' UNION ALL ')}) s ORDER BY created_at DESC, id`,
    [companyId, clientFileId, now],
  )
}

const statusesOf = (kind: SaleOfFile['kind'], lifecycle: Parameters<typeof statusAt>[0]): string =>
  `SELECT '${kind}' AS kind, s.id, ${statusAt(lifecycle, 's', '$3::timestamptz')} AS status, s.created_at
   FROM ${kind}s s WHERE s.company_id = $1 AND s.client_file_id = $2`

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
