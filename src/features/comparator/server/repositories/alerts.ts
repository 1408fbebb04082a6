import type { AlertAttributes, NewsOfAlert } from '#features/comparator/contract'
import type { Queryable } from '#server/db'

/** Whose alerts they are. */
export interface Person {
  readonly companyId: string
  readonly userId: string
}

/** An alert that is to be told what it was not told yet. */
export type DueAlert = AlertAttributes & {
  readonly id: string
  readonly version: number
  /** The last look at the catalogue that it was told of. */
  readonly told_look: number
}

const CRITERIA = [
  'name',
  'locations',
  'around',
  'projects',
  'travel_time',
  'zone',
  'price_min',
  'price_max',
  'kinds',
  'rooms',
  'surface_min',
  'surface_max',
  'floor_min',
  'exposures',
  'outdoor',
  'parking',
  'delivery',
  'delivery_before',
  'promoters',
  'managers',
  'nf_habitat',
  'net_yield_min',
  'max_monthly_effort',
  'criteria_min',
  'client_file',
  'new_only',
  'price_drop',
  'frequency',
  'channels',
] as const satisfies readonly (keyof AlertAttributes)[]

/** 7:00 in Paris, of the day or of its Monday, that was last before $1. */
const sevenOClock = (period: 'day' | 'week'): string =>
  `(date_trunc('${period}', $1::timestamptz AT TIME ZONE 'Europe/Paris' - interval '7 hours') + interval '7 hours') AT TIME ZONE 'Europe/Paris'`

/** That the hour of an alert `a` has come. */
const ITS_TIME = `NOT a.paused AND (a.frequency = 'immediate' OR (a.frequency = 'daily' AND a.told_at < ${sevenOClock('day')})
  OR (a.frequency = 'weekly' AND a.told_at < ${sevenOClock('week')}))`

/** Ends the waiting of the alerts whose hour has come and for which nothing was found: their next hour is the next one. */
export async function tellNothing(database: Queryable, look: number, now: Date): Promise<void> {
  await database.query(
    `UPDATE search_alerts a SET told_at = $1 WHERE ${ITS_TIME} AND a.frequency <> 'immediate' AND a.told_look >= $2`,
    [now, look],
  )
}

/** Whether anybody has an alert that listens. */
export async function hasAlerts(database: Queryable): Promise<boolean> {
  const [found] = await database.query<{ found: boolean }>(
    'SELECT EXISTS (SELECT FROM search_alerts WHERE NOT paused) AS found',
  )
  return found?.found ?? false
}

/** Who has alerts to be told of something, and the oldest look that one of them waits for. */
export async function findDuePersons(
  database: Queryable,
  look: number,
  now: Date,
): Promise<{ persons: readonly Person[]; after: number }> {
  const rows = await database.query<Person & { after: number }>(
    `SELECT a.company_id AS "companyId", a.user_id AS "userId", min(a.told_look) AS after FROM search_alerts a
     WHERE ${ITS_TIME} AND a.told_look < $2 GROUP BY a.company_id, a.user_id ORDER BY a.company_id, a.user_id`,
    [now, look],
  )
  return { persons: rows, after: rows.reduce((least, { after }) => Math.min(least, after), look) }
}

const DUE = `${ITS_TIME} AND a.told_look < $2 AND a.company_id = $3 AND a.user_id = $4 ORDER BY a.created_at, a.id`

/** The alerts of a person that are due. */
export const findDueAlerts = (
  database: Queryable,
  { companyId, userId }: Person,
  look: number,
  now: Date,
): Promise<readonly DueAlert[]> =>
  database.query<DueAlert & Record<string, unknown>>(
    `SELECT a.id, a.version, a.told_look, ${CRITERIA.map((name) => `a.${name}`).join(', ')} FROM search_alerts a WHERE ${DUE}`,
    [now, look, companyId, userId],
  )

/** Those that are due still, held until the end of the transaction; those that another process holds are its own. */
export const holdDueAlerts = (
  transaction: Queryable,
  { companyId, userId }: Person,
  look: number,
  now: Date,
): Promise<readonly Pick<DueAlert, 'id' | 'version' | 'told_look'>[]> =>
  transaction.query<Pick<DueAlert, 'id' | 'version' | 'told_look'> & Record<string, unknown>>(
    `SELECT a.id, a.version, a.told_look FROM search_alerts a WHERE ${DUE} FOR UPDATE OF a SKIP LOCKED`,
    [now, look, companyId, userId],
  )

/** What was found for one alert. */
export interface FoundForAlert {
  readonly alertId: string
  readonly lots: readonly Omit<NewsOfAlert, 'found_at'>[]
  /** Whether the application shows them: mail alone tells them otherwise. */
  readonly isShown: boolean
}

/** Keeps what was found. A lot that was found before is found again. */
export async function insertFound(
  transaction: Queryable,
  companyId: string,
  found: readonly FoundForAlert[],
  now: Date,
): Promise<void> {
  const rows = found.flatMap(({ alertId, lots, isShown }) =>
    lots.map((lot) => ({ ...lot, alert_id: alertId, is_shown: isShown })),
  )
  if (rows.length === 0) return
  await transaction.query(
    `INSERT INTO search_alert_lots (company_id, alert_id, property_id, kind, price, previous_price, found_at, seen_at)
     SELECT $1, r.alert_id, r.property, r.kind, r.price, r.previous_price, $2, CASE WHEN r.is_shown THEN NULL ELSE $2::timestamptz END
     FROM jsonb_to_recordset($3::jsonb) r(alert_id uuid, property uuid, kind text, price numeric, previous_price numeric, is_shown boolean)
     ON CONFLICT (company_id, alert_id, property_id) DO UPDATE SET kind = excluded.kind, price = excluded.price,
       previous_price = excluded.previous_price, found_at = excluded.found_at, seen_at = excluded.seen_at`,
    [companyId, now, JSON.stringify(rows)],
  )
}

/** Notes what alerts were told of, in the transaction that keeps what was found and writes the mail. @param mailed those of the mail */
export async function markTold(
  transaction: Queryable,
  { companyId }: Person,
  { ids, mailed, look, now }: { ids: readonly string[]; mailed: readonly string[]; look: number; now: Date },
): Promise<void> {
  await transaction.query(
    `UPDATE search_alerts SET told_look = $3, told_at = $4, last_sent_at = CASE WHEN id = ANY($5) THEN $4 ELSE last_sent_at END
     WHERE company_id = $1 AND id = ANY($2)`,
    [companyId, ids, look, now, mailed],
  )
}

/** How many alerts a person has; nobody adds one of theirs until the end of the transaction. */
export async function countHeld(transaction: Queryable, { companyId, userId }: Person): Promise<number> {
  await transaction.query('SELECT id FROM users WHERE company_id = $1 AND id = $2 FOR NO KEY UPDATE', [
    companyId,
    userId,
  ])
  const [row] = await transaction.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM search_alerts WHERE company_id = $1 AND user_id = $2',
    [companyId, userId],
  )
  return row?.count ?? 0
}

/** Notes that the person looked at what an alert found. */
export async function markSeen(transaction: Queryable, companyId: string, id: string, now: Date): Promise<void> {
  await transaction.query(
    'UPDATE search_alert_lots SET seen_at = $3 WHERE company_id = $1 AND alert_id = $2 AND seen_at IS NULL',
    [companyId, id, now],
  )
}
