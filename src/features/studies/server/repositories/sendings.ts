import type { Recipient } from '#features/studies/contract'
import type { StudyStatus } from '#features/studies/contract'
import type { Queryable } from '#server/db'
import { insertion, outbox, Parameters } from '#server/repositories'
import type { StudyPlace } from './events'

/** A reader who is written to. */
export interface NewRecipient extends Recipient {
  readonly id: string
  readonly link: string
  readonly message_id: string | null
}

export async function insertRecipients(
  transaction: Queryable,
  { companyId, packageId }: { readonly companyId: string; readonly packageId: string },
  recipients: readonly NewRecipient[],
): Promise<void> {
  const parameters = new Parameters()
  const rows = recipients.map((recipient, position) => ({
    company_id: companyId,
    package_id: packageId,
    position,
    ...recipient,
  }))
  await transaction.query(insertion('commercial_report_recipients', rows, parameters), parameters.values)
}

export interface SentTo extends Recipient {
  readonly id: string
  readonly link: string
}

export const findRecipients = (database: Queryable, companyId: string, packageId: string): Promise<readonly SentTo[]> =>
  database.query<SentTo & Record<string, unknown>>(
    `SELECT id, link, firstname, lastname, email FROM commercial_report_recipients
     WHERE company_id = $1 AND package_id = $2 ORDER BY position`,
    [companyId, packageId],
  )

export async function noteMessage(
  transaction: Queryable,
  companyId: string,
  id: string,
  messageId: string,
): Promise<void> {
  await transaction.query(
    'UPDATE commercial_report_recipients SET message_id = $3, bounced_at = NULL WHERE company_id = $1 AND id = $2',
    [companyId, id, messageId],
  )
}

/** What a link leads to: its reader, their sending, and the studies that it opens. */
export interface LinkedSending {
  readonly companyId: string
  readonly company: string | null
  readonly logo: string | null
  readonly packageId: string
  readonly expires_at: string
  readonly revoked_at: string | null
  readonly password_hash: string | null
  readonly recipientId: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly opted_out: boolean
  readonly opened_at: string | null
  readonly adviser: string
}

export async function findLinked(database: Queryable, link: string): Promise<LinkedSending | undefined> {
  const [row] = await database.query<LinkedSending & Record<string, unknown>>(
    `SELECT r.company_id AS "companyId", c.name AS company, c.logo, r.package_id AS "packageId", p.expires_at, p.revoked_at,
       p.password_hash, r.id AS "recipientId", r.firstname, r.lastname, r.email, r.opted_out, r.opened_at,
       coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.email) AS adviser
     FROM commercial_report_recipients r
     JOIN commercial_report_packages p ON p.company_id = r.company_id AND p.id = r.package_id
     JOIN companies c ON c.id = r.company_id
     JOIN users u ON u.company_id = p.company_id AND u.id = p.created_by_id
     WHERE r.link = $1`,
    [link],
  )
  return row
}

interface StudyOfSending extends StudyPlace {
  readonly title: string
  readonly status: StudyStatus
}

/** The studies of a sending, in the order in which they were made. */
export const findStudiesOf = (
  database: Queryable,
  { companyId, packageId }: Pick<LinkedSending, 'companyId' | 'packageId'>,
): Promise<readonly StudyOfSending[]> =>
  database.query<StudyOfSending & Record<string, unknown>>(
    `SELECT company_id AS "companyId", id, title, status FROM commercial_reports
     WHERE company_id = $1 AND package_id = $2 ORDER BY edition, id`,
    [companyId, packageId],
  )

/**
 * The latest sending of the same file to the same mailbox, where a newer study took the place of that of a link: revoked, it closes the
 * older links too. Undefined where the link's own is the latest.
 */
export async function findNewerLink(
  database: Queryable,
  { companyId, packageId, email }: Pick<LinkedSending, 'companyId' | 'packageId' | 'email'>,
): Promise<string | undefined> {
  const [row] = await database.query<{ link: string }>(
    `SELECT n.link FROM commercial_report_packages p
     JOIN commercial_report_packages later ON later.company_id = p.company_id AND later.client_file_id = p.client_file_id
       AND later.created_at > p.created_at
     JOIN commercial_report_recipients n ON n.company_id = later.company_id AND n.package_id = later.id AND lower(n.email) = lower($3)
     WHERE p.company_id = $1 AND p.id = $2 ORDER BY later.created_at DESC LIMIT 1`,
    [companyId, packageId, email],
  )
  return row?.link
}

/** Takes back the sendings of the versions before those of a sending, but for one that brings another study which still stands. */
export async function revokeEarlier(
  transaction: Queryable,
  { companyId, packageId }: Pick<LinkedSending, 'companyId' | 'packageId'>,
  now: Date,
): Promise<void> {
  await transaction.query(
    `WITH RECURSIVE versions AS (
       SELECT id, previous_id FROM commercial_reports WHERE company_id = $1 AND package_id = $2
       UNION SELECT r.id, r.previous_id FROM versions v JOIN commercial_reports r ON r.company_id = $1 AND r.id = v.previous_id)
     UPDATE commercial_report_packages p SET revoked_at = $3, version = version + 1, updated_at = clock_timestamp()
     WHERE p.company_id = $1 AND p.id <> $2 AND p.revoked_at IS NULL
       AND p.id IN (SELECT r.package_id FROM versions v JOIN commercial_reports r ON r.company_id = $1 AND r.id = v.id)
       AND NOT EXISTS (SELECT FROM commercial_reports r
         WHERE r.company_id = $1 AND r.package_id = p.id AND r.status <> 'superseded')`,
    [companyId, packageId, now],
  )
}

/** The readers whose message was given up, and was not noted yet; noted from then on. */
export const noteBounces = (transaction: Queryable, now: Date) =>
  transaction.query<{ companyId: string; packageId: string; recipientId: string }>(
    `UPDATE commercial_report_recipients r SET bounced_at = $1 FROM outbox o
     WHERE o.company_id = r.company_id AND o.id = r.message_id AND o.attempts >= $2 AND r.bounced_at IS NULL
     RETURNING r.company_id AS "companyId", r.package_id AS "packageId", r.id AS "recipientId"`,
    [now, outbox.ATTEMPTS_AT_MOST],
  )

/** The readers whose message has left since it was last looked; noted from then on. */
export const noteDelivered = (transaction: Queryable) =>
  transaction.query<{ companyId: string; packageId: string; recipientId: string }>(
    `UPDATE commercial_report_recipients r SET message_id = NULL
     WHERE r.message_id IS NOT NULL AND r.bounced_at IS NULL
       AND NOT EXISTS (SELECT FROM outbox o WHERE o.company_id = r.company_id AND o.id = r.message_id)
     RETURNING r.company_id AS "companyId", r.package_id AS "packageId", r.id AS "recipientId"`,
  )

/** @returns whether it is the first time */
export async function noteOpened(
  transaction: Queryable,
  { companyId, recipientId }: Pick<LinkedSending, 'companyId' | 'recipientId'>,
  now: Date,
): Promise<boolean> {
  const first = await transaction.query(
    `UPDATE commercial_report_recipients SET opened_at = $3 WHERE company_id = $1 AND id = $2 AND opened_at IS NULL RETURNING 1`,
    [companyId, recipientId, now],
  )
  return first.length > 0
}

/** The reader does not want their reading to be told. */
export async function noteOptOut(
  transaction: Queryable,
  { companyId, recipientId }: Pick<LinkedSending, 'companyId' | 'recipientId'>,
): Promise<void> {
  await transaction.query(
    'UPDATE commercial_report_recipients SET opted_out = true WHERE company_id = $1 AND id = $2',
    [companyId, recipientId],
  )
}
