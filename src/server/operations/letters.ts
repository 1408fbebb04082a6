import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import { outbox } from '#server/repositories'
import { writeLetter, type Letter } from '#server/services'

/** Whom a letter is for: an address, of an account of this firm. */
interface Addressee {
  readonly companyId: string
  readonly recipient: string
  readonly now: Date
}

/** Adds a letter to the outgoing mail: it leaves if the transaction is committed. */
export function sendLetter(
  transaction: Queryable,
  { companyId, recipient, now }: Addressee,
  letter: Letter,
): Promise<void> {
  return outbox.insertMessage(transaction, companyId, {
    id: randomUUID(),
    recipient,
    createdAt: now.toISOString(),
    ...writeLetter(letter),
  })
}
