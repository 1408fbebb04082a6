import type { Queryable } from '#server/db'
import { insertEvent, moveStudy } from '../repositories/events'
import { findStudiesOf, noteBounces } from '../repositories/sendings'

/** Notes the readers whose mailbox took no message: a study that nobody opened yet says so. */
export async function noteFailedMail(transaction: Queryable, now: Date): Promise<void> {
  for (const { recipientId, ...sending } of await noteBounces(transaction, now))
    for (const { status, ...place } of await findStudiesOf(transaction, sending)) {
      const event = { at: now, kind: 'bounce', recipientId }
      await (status === 'sent'
        ? moveStudy(transaction, place, { to: 'bounced', event })
        : insertEvent(transaction, place, event))
    }
}
