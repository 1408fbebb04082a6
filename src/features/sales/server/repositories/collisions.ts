import { clients } from '#features/clientFile/server'
import { reportLifecycle } from '#features/sales/contract/lifecycles'
import type { Queryable } from '#server/db'
import { statusAt } from '#server/repositories/lifecycle'

/** A colleague who declared the same client to the same promoter before; the client of their file is never named. */
export interface Collision {
  readonly colleague: string
  /** Instant. */
  readonly sent_at: string
}

interface DeclaredByColleague extends Collision, Record<string, unknown> {
  /** The file of the dénonciation that is asked about. */
  readonly own_file_id: string
  readonly client_file_id: string
}

/** Live dénonciations by colleagues of the client of this one, to its promoter. */
export async function findCollisions(
  database: Queryable,
  companyId: string,
  { reportId, now }: { readonly reportId: string; readonly now: Date },
): Promise<readonly Collision[]> {
  const toSamePromoter = await database.query<DeclaredByColleague>(
    `SELECT r.client_file_id AS own_file_id, o.client_file_id, o.sent_at,
       coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS colleague
     FROM reports r
     JOIN reports o ON o.company_id = r.company_id AND o.promoter_id = r.promoter_id AND o.id <> r.id
       AND o.created_by_id <> r.created_by_id
       AND ${statusAt(reportLifecycle, 'o', '$3::timestamptz')} IN ('sent', 'accepted', 'expiring', 'conflict')
     JOIN users u ON u.company_id = o.company_id AND u.id = o.created_by_id
     WHERE r.company_id = $1 AND r.id = $2 ORDER BY o.sent_at, o.id`,
    [companyId, reportId, now],
  )
  const clientFileId = toSamePromoter[0]?.own_file_id
  if (clientFileId === undefined) return []
  const same = await clients.findFilesOfSameClient(
    database,
    { companyId, clientFileId },
    toSamePromoter.map(({ client_file_id }) => client_file_id),
  )
  return toSamePromoter
    .filter(({ client_file_id }) => same.has(client_file_id))
    .map(({ colleague, sent_at }) => ({ colleague, sent_at }))
}
