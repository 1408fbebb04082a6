import { randomUUID } from 'node:crypto'
import type { NotificationKind } from '#features/notifications/contract'
import type { Scope } from '#server/access'
import type { Queryable } from '#server/db'
import { Parameters, within } from '#server/repositories'
import { nameOfUser } from '#server/repositories/resources'

/** Something that people are told of. */
export interface Told {
  readonly companyId: string
  readonly kind: NotificationKind
  readonly subject: { readonly type: string; readonly id: string }
  /** Who did it, and is not told; null for what comes by itself. */
  readonly actorId: string | null
  readonly at: Date
  /** What was done, as its button says: `Prolonger`. */
  readonly action?: string | null
  /** Ids of users. */
  readonly to: readonly string[]
}

interface Written extends Told {
  /** For who has not chosen. */
  readonly isMailedAtFirst: boolean
  /** Whether mail about it leaves from here, and not as a letter of its own. */
  readonly hasLetter: boolean
}

/** How long a colleague may go on with a file before it is told again. */
const QUIET = `interval '1 minute'`

/** Tells those who want to know; what they have not read yet is told again, under its latest action. @returns who sees something new */
export async function insertNotifications(transaction: Queryable, told: Written): Promise<string[]> {
  const { companyId, kind, subject, actorId, at, action = null, isMailedAtFirst, hasLetter } = told
  const to = [...new Set(told.to)].sort()
  const rows = await transaction.query<{ user_id: string }>(
    `INSERT INTO notifications AS n (company_id, id, user_id, kind, subject_type, subject_id, action, actor_id, at, is_shown, is_mail_due)
     SELECT u.company_id, t.id, u.id, $2, $3, $4, $5, $6, $7, coalesce(c.in_app, true), NOT $9 AND coalesce(c.by_mail, $8)
     FROM unnest($10::uuid[], $11::uuid[]) t(user_id, id)
     JOIN users u ON u.company_id = $1 AND u.id = t.user_id
     LEFT JOIN notification_choices c ON c.company_id = u.company_id AND c.user_id = u.id AND c.kind = $2
     WHERE u.id IS DISTINCT FROM $6 AND (coalesce(c.in_app, true) OR NOT $9 AND coalesce(c.by_mail, $8))
     ORDER BY u.id
     ON CONFLICT (company_id, user_id, kind, subject_id) WHERE read_at IS NULL
     DO UPDATE SET at = excluded.at, action = excluded.action, actor_id = excluded.actor_id, is_shown = excluded.is_shown
     WHERE n.action IS DISTINCT FROM excluded.action OR n.at < excluded.at - ${QUIET}
     RETURNING n.user_id`,
    [
      ...[companyId, kind, subject.type, subject.id, action, actorId, at.toISOString(), isMailedAtFirst, hasLetter],
      ...[to, to.map(() => randomUUID())],
    ],
  )
  return rows.map(({ user_id }) => user_id)
}

/** One that somebody was told. */
export interface NotificationRow extends Record<string, unknown> {
  readonly id: string
  readonly kind: NotificationKind
  readonly subject_type: string
  readonly subject_id: string
  readonly action: string | null
  readonly actor: string | null
  readonly at: string
  readonly is_read: boolean
}

/** As many as a list shows: the rest is old. */
export const SHOWN_AT_MOST = 100

/** The latest first. */
export function findNotifications(scope: Scope, database: Queryable, id?: string): Promise<NotificationRow[]> {
  const parameters = new Parameters()
  const one = id === undefined ? '' : ` AND n.id = ${parameters.add(id)}`
  return database.query<NotificationRow>(
    `SELECT n.id, n.kind, n.subject_type, n.subject_id, n.action, ${nameOfUser('actor_id')('n')} AS actor, n.at,
       n.read_at IS NOT NULL AS is_read
     FROM notifications n WHERE n.is_shown AND ${within(scope, 'n', parameters)}${one}
     ORDER BY n.at DESC, n.id LIMIT ${SHOWN_AT_MOST}`,
    parameters.values,
  )
}

/** Those that are not read yet, or one of them. */
export async function writeRead(scope: Scope, transaction: Queryable, now: Date, id?: string): Promise<void> {
  const parameters = new Parameters()
  const at = parameters.add(now.toISOString())
  const one = id === undefined ? '' : ` AND n.id = ${parameters.add(id)}`
  await transaction.query(
    `UPDATE notifications n SET read_at = ${at} WHERE n.read_at IS NULL AND n.is_shown AND ${within(scope, 'n', parameters)}${one}`,
    parameters.values,
  )
}

/** What one letter says to a person: how often each kind. */
export interface DueMail {
  readonly companyId: string
  readonly recipient: string
  readonly counts: Readonly<Partial<Record<NotificationKind, number>>>
}

/** Takes what is to leave by mail, each once, of whatever process. */
export function takeDueMail(transaction: Queryable): Promise<readonly (DueMail & Record<string, unknown>)[]> {
  return transaction.query<DueMail & Record<string, unknown>>(
    `WITH due AS (SELECT company_id, id FROM notifications WHERE is_mail_due FOR UPDATE SKIP LOCKED LIMIT 1000),
     taken AS (UPDATE notifications n SET is_mail_due = false FROM due
       WHERE n.company_id = due.company_id AND n.id = due.id RETURNING n.company_id, n.user_id, n.kind),
     counted AS (SELECT company_id, user_id, kind, count(*)::int AS count FROM taken GROUP BY company_id, user_id, kind)
     SELECT c.company_id AS "companyId", u.email AS recipient, json_object_agg(c.kind, c.count) AS counts
     FROM counted c JOIN users u ON u.company_id = c.company_id AND u.id = c.user_id
     GROUP BY c.company_id, u.email ORDER BY u.email`,
  )
}

/** Read ones are of no use after a month, others after three. */
export async function forgetOld(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `DELETE FROM notifications WHERE read_at < $1::timestamptz - interval '30 days' OR at < $1::timestamptz - interval '90 days'`,
    [now.toISOString()],
  )
}
