import { notificationKindNames, notificationKinds } from '#features/notifications/contract'
import type { Database } from '#server/db'
import { scheduler, type Scheduler } from '#server/jobs'
import { sendLetter } from '#server/operations'
import type { Clock } from '#server/services'
import { takeDueMail, type DueMail } from '../repositories/notifications'

interface JobDependencies {
  readonly database: Database
  readonly clock: Clock
  readonly publicUrl: string
  /** Told why a round did not end; the next one takes up its work. */
  readonly fail: (error: unknown) => void
}

/** What happens in so long is told in one letter. */
const ROUND_MS = 5 * 60_000

/** Tells by mail those who want it; no client is named in mail. */
export const notificationMail = ({ database, clock, publicUrl, fail }: JobDependencies): Scheduler =>
  scheduler({ everyMs: ROUND_MS, round: () => mailNotifications(database, clock.now(), publicUrl), fail })

export async function mailNotifications(database: Database, now: Date, publicUrl: string): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const { companyId, recipient, counts } of await takeDueMail(transaction))
      await sendLetter(transaction, { companyId, recipient, now }, letterOf(counts, publicUrl))
  })
}

const letterOf = (counts: DueMail['counts'], publicUrl: string) => ({
  subject: 'Du nouveau dans Solive',
  paragraphs: [
    ...notificationKindNames.flatMap((kind) => {
      const count = counts[kind] ?? 0
      return count === 0 ? [] : [`${notificationKinds[kind].label}${count > 1 ? `\u00a0: ${count} fois` : ''}.`]
    }),
    'Vous choisissez ce qui vous est envoyé dans «\u00a0Mon compte\u00a0», «\u00a0Notifications\u00a0».',
  ],
  link: { label: 'Ouvrir Solive', address: publicUrl },
})
