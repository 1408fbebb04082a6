import { notificationKindNames, notificationKinds, type NotificationKind } from '#features/notifications/contract'
import type { Queryable } from '#server/db'

/** How a person wants to be told of one kind. */
export interface Choice {
  readonly kind: NotificationKind
  readonly in_app: boolean
  readonly by_mail: boolean
}

export interface Person {
  readonly companyId: string
  readonly userId: string
}

/** Of every kind, as it is for who has not chosen. */
export async function findChoices(database: Queryable, { companyId, userId }: Person): Promise<readonly Choice[]> {
  const made = await database.query<Choice & Record<string, unknown>>(
    'SELECT kind, in_app, by_mail FROM notification_choices WHERE company_id = $1 AND user_id = $2',
    [companyId, userId],
  )
  return notificationKindNames.map(
    (kind) =>
      made.find((one) => one.kind === kind) ?? {
        kind,
        in_app: true,
        by_mail: notificationKinds[kind].isMailedAtFirst,
      },
  )
}

export async function writeChoice(
  transaction: Queryable,
  { companyId, userId }: Person,
  { kind, in_app, by_mail }: Choice,
): Promise<void> {
  await transaction.query(
    `INSERT INTO notification_choices (company_id, user_id, kind, in_app, by_mail) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (company_id, user_id, kind) DO UPDATE SET in_app = excluded.in_app, by_mail = excluded.by_mail`,
    [companyId, userId, kind, in_app, by_mail],
  )
}
