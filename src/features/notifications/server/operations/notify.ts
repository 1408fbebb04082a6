import { notificationKinds, type NotificationKind } from '#features/notifications/contract'
import type { Queryable } from '#server/db'
import { findChoices, type Person } from '../repositories/choices'
import { insertNotifications, type Told } from '../repositories/notifications'
import { tellChange } from './events'

/** Letters of their own leave about these. */
const WITH_LETTERS: ReadonlySet<NotificationKind> = new Set(['sale_moved', 'sale_expiring'])

/** Tells people of something, in the transaction that does it: whoever did it is not told. */
export async function notify(transaction: Queryable, told: Told): Promise<void> {
  if (told.to.length === 0) return
  const users = await insertNotifications(transaction, {
    ...told,
    isMailedAtFirst: notificationKinds[told.kind].isMailedAtFirst,
    hasLetter: WITH_LETTERS.has(told.kind),
  })
  if (users.length === 0) return
  await tellChange(transaction, { companyId: told.companyId, type: 'notification', id: told.subject.id, users })
}

/** Whether a person wants the letters of a kind. */
export async function wantsMail(database: Queryable, person: Person, kind: NotificationKind): Promise<boolean> {
  return (await findChoices(database, person)).some((choice) => choice.kind === kind && choice.by_mail)
}
