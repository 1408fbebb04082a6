import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { resourceOf, within, readPage, type PageRange } from '#server/repositories'
import { nameOfUser, type ResourcePage } from '#server/repositories/resources'

/** How long a firm has, once told, to touch a file that it wants to keep. */
export const NOTICE_DAYS = 30

/** A file with a sale is kept for as long as the sale asks for. */
const WITHOUT_SALE = "f.status NOT IN ('in_sale', 'won')"
const isExpired = (now: string): string =>
  `f.updated_at < ${now}::timestamptz - make_interval(years => c.client_file_retention_years) AND ${WITHOUT_SALE}`
/** A change of the file makes an earlier announcement void. */
const IS_ANNOUNCED = 'f.deletion_announced_at > f.updated_at'
const FILES = 'FROM client_files f JOIN companies c ON c.id = f.company_id'

/** The files that the firm keeps for too long, those without activity for longest first. */
export async function findExpiringFiles(
  scope: Scope,
  database: Queryable,
  { now, ...page }: PageRange & { readonly now: Date },
): Promise<ResourcePage> {
  const { rows, total } = await readPage(
    database,
    {
      select: `f.id, f.title, f.updated_at, ${nameOfUser('adviser_id')('f')} AS adviser_name,
        CASE WHEN ${IS_ANNOUNCED} THEN f.deletion_announced_at + interval '${NOTICE_DAYS} days' END AS deleted_after`,
      from: (parameters) => `${FILES} WHERE ${isExpired(parameters.add(now))} AND ${within(scope, 'f', parameters)}`,
      order: 'f.updated_at, f.id',
    },
    page,
  )
  return { found: rows.map((row) => resourceOf('expiring_client_file', row)), total }
}

/** Announces the deletion of the files that have expired since; answers how many, by firm. */
export async function announceExpired(
  transaction: Queryable,
  now: Date,
): Promise<readonly { companyId: string; count: number }[]> {
  return transaction.query<{ companyId: string; count: number }>(
    `WITH announced AS (
       UPDATE client_files SET deletion_announced_at = $1 WHERE (company_id, id) IN (
         SELECT f.company_id, f.id ${FILES} WHERE ${isExpired('$1')} AND (${IS_ANNOUNCED}) IS NOT TRUE FOR UPDATE OF f SKIP LOCKED)
       RETURNING company_id)
     SELECT company_id AS "companyId", count(*)::integer AS count FROM announced GROUP BY company_id`,
    [now],
  )
}

/** Holds a file whose notice has run out; undefined when there is none, or another process holds it. */
export async function lockNextToErase(
  transaction: Queryable,
  now: Date,
): Promise<{ companyId: string; id: string } | undefined> {
  const [file] = await transaction.query<{ companyId: string; id: string }>(
    `SELECT f.company_id AS "companyId", f.id ${FILES}
     WHERE ${isExpired('$1')} AND ${IS_ANNOUNCED} AND f.deletion_announced_at <= $1::timestamptz - interval '${NOTICE_DAYS} days'
     LIMIT 1 FOR UPDATE OF f SKIP LOCKED`,
    [now],
  )
  return file
}

/** Addresses of those who look after the settings of a firm. */
export async function findManagers(
  transaction: Queryable,
  companyId: string,
  roles: readonly string[],
): Promise<string[]> {
  const rows = await transaction.query<{ email: string }>(
    'SELECT email FROM users WHERE company_id = $1 AND roles && $2 ORDER BY email',
    [companyId, roles],
  )
  return rows.map(({ email }) => email)
}
