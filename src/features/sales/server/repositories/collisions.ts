import type { Queryable } from '#server/db'

/** A colleague who declared the same client to the same promoter before; the client of their file is never named. */
export interface Collision extends Record<string, unknown> {
  readonly colleague: string
  /** Instant. */
  readonly sent_at: string
}

const PHONE = (person: string): string =>
  `regexp_replace(regexp_replace(${person}.phone, '[^0-9+]', '', 'g'), '^(\\+33|0033)0?', '0')`

/** Live dénonciations by colleagues of the client of this one, to its promoter: same address, number, or name and day of birth. */
export async function findCollisions(
  database: Queryable,
  companyId: string,
  { reportId, now }: { readonly reportId: string; readonly now: Date },
): Promise<readonly Collision[]> {
  return database.query<Collision>(
    `SELECT coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS colleague, o.sent_at
     FROM reports r
     JOIN client_file_person p ON p.company_id = r.company_id AND p.client_file_id = r.client_file_id
     JOIN reports o ON o.company_id = r.company_id AND o.promoter_id = r.promoter_id AND o.id <> r.id
       AND o.created_by_id <> r.created_by_id AND o.status IN ('sent', 'accepted', 'expiring', 'conflict')
       AND (o.expires_at IS NULL OR o.expires_at > $3::timestamptz - interval '1 second')
     JOIN client_file_person q ON q.company_id = o.company_id AND q.client_file_id = o.client_file_id
     JOIN users u ON u.company_id = o.company_id AND u.id = o.created_by_id
     WHERE r.company_id = $1 AND r.id = $2 AND (lower(p.email) = lower(q.email) OR ${PHONE('p')} = ${PHONE('q')}
       OR (search_text(concat_ws(' ', p.firstname, p.lastname)) = search_text(concat_ws(' ', q.firstname, q.lastname)) AND p.birthdate = q.birthdate))
     ORDER BY o.sent_at, o.id`,
    [companyId, reportId, now],
  )
}
