import type { ReadingEvent } from '#features/studies/contract'
import type { Queryable } from '#server/db'
import { insertEvent, moveStudy } from '../repositories/events'
import { findStudiesOf, noteBounces, noteDelivered } from '../repositories/sendings'

const DELIVERED: ReadingEvent = 'delivered'

/** Notes the readers whose message has left, and those whose mailbox took none: a study that nobody opened yet says so. */
export async function noteMail(transaction: Queryable, now: Date): Promise<void> {
  for (const { recipientId, ...sending } of await noteDelivered(transaction))
    for (const place of await findStudiesOf(transaction, sending))
      await insertEvent(transaction, place, { at: now, kind: DELIVERED, recipientId })
  for (const { recipientId, ...sending } of await noteBounces(transaction, now))
    for (const { status, ...place } of await findStudiesOf(transaction, sending)) {
      const event = { at: now, kind: 'bounce', recipientId }
      await (status === 'sent'
        ? moveStudy(transaction, place, { to: 'bounced', event })
        : insertEvent(transaction, place, event))
    }
}
