import { reportLifecycle, type ReportStatus } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { isDue, statusAt } from '#server/repositories/lifecycle'

/** A dénonciation that time has moved since its state was written. */
export interface DueReport extends Record<string, unknown> {
  readonly company_id: string
  readonly id: string
  readonly client_file_id: string
  readonly promoter_id: string
  readonly created_by_id: string
  readonly status: ReportStatus
  readonly expires_at: string
}

const AT_ONCE = 100

/** Holds those that no other process holds. */
export async function takeDueReports(transaction: Queryable, now: Date): Promise<readonly DueReport[]> {
  return transaction.query<DueReport>(
    `SELECT company_id, id, client_file_id, promoter_id, created_by_id, status, expires_at FROM reports
     WHERE ${isDue(reportLifecycle, 'reports', '$1::timestamptz')} ORDER BY expires_at, id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`,
    [now],
  )
}

export async function writeStatus(
  transaction: Queryable,
  { company_id, id }: Pick<DueReport, 'company_id' | 'id'>,
  status: ReportStatus,
): Promise<void> {
  await transaction.query(
    'UPDATE reports SET status = $3, version = version + 1, updated_at = clock_timestamp() WHERE company_id = $1 AND id = $2',
    [company_id, id, status],
  )
}

/** Holds the dénonciations that hold at an instant, of a client to the promoter of a lot. */
export async function takeUsableReports(
  transaction: Queryable,
  {
    companyId,
    clientFileId,
    lot,
    now,
  }: {
    readonly companyId: string
    readonly clientFileId: string
    readonly lot: { readonly promoter_id: string; readonly program_id: string }
    readonly now: Date
  },
): Promise<readonly Pick<DueReport, 'id' | 'status'>[]> {
  return transaction.query<Pick<DueReport, 'id' | 'status'>>(
    `SELECT id, status FROM reports WHERE company_id = $1 AND client_file_id = $2 AND promoter_id = $3
       AND (program_id IS NULL OR program_id = $4) AND ${statusAt(reportLifecycle, 'reports', '$5::timestamptz')} IN ('accepted', 'expiring') ORDER BY id FOR UPDATE`,
    [companyId, clientFileId, lot.promoter_id, lot.program_id, now],
  )
}
