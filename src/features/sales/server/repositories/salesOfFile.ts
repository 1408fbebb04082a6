import type { BookingStatus, OptionStatus, ReportStatus } from '#features/sales/contract/machines'
import type { Queryable } from '#server/db'

/** A sale of a file, in the state that was written last. */
export type SaleOfFile =
  | { readonly kind: 'report'; readonly id: string; readonly status: ReportStatus; readonly ends_at: string | null }
  | { readonly kind: 'option'; readonly id: string; readonly status: OptionStatus; readonly ends_at: string | null }
  | { readonly kind: 'booking'; readonly id: string; readonly status: BookingStatus; readonly ends_at: string | null }

/** A file of a firm. */
export interface FileOfFirm {
  readonly companyId: string
  readonly clientFileId: string
}

/** The latest first. */
export function findSalesOfFile(
  database: Queryable,
  { companyId, clientFileId }: FileOfFirm,
): Promise<readonly SaleOfFile[]> {
  return database.query<SaleOfFile>(
    `SELECT kind, id, status, ends_at FROM (
       SELECT 'report' AS kind, id, status, expires_at AS ends_at, created_at FROM reports WHERE company_id = $1 AND client_file_id = $2
       UNION ALL
       SELECT 'option', id, status, CASE status WHEN 'requested' THEN validation_due_at ELSE expires_at END, created_at FROM options WHERE company_id = $1 AND client_file_id = $2
       UNION ALL
       SELECT 'booking', id, status, withdrawal_ends_at, created_at FROM bookings WHERE company_id = $1 AND client_file_id = $2
     ) s ORDER BY created_at DESC, id`,
    [companyId, clientFileId],
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
