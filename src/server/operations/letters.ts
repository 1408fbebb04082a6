import { randomUUID } from 'node:crypto'
import type { Queryable } from '#server/db'
import { outbox } from '#server/repositories'
import { writeLetter, type Letter } from '#server/services'

/** Whom a letter is for: an address, of an account of this firm. */
interface Addressee {
  readonly companyId: string
  readonly recipient: string
  readonly now: Date
  /** Where one click stops such mail (RFC 8058), by itself. */
  readonly unsubscribeUrl?: string
  /** A PDF that it brings. */
  readonly attachment?: { readonly name: string; readonly content: Buffer }
}

/** Adds a letter to the outgoing mail: it leaves if the transaction is committed. @returns the id of the message */
export async function sendLetter(
  transaction: Queryable,
  { companyId, recipient, now, unsubscribeUrl, attachment }: Addressee,
  letter: Letter,
): Promise<string> {
  const id = randomUUID()
  await outbox.insertMessage(transaction, companyId, {
    id,
    recipient,
    unsubscribeUrl: unsubscribeUrl ?? null,
    ...(attachment ? { attachment } : {}),
    createdAt: now.toISOString(),
    ...writeLetter(letter),
  })
  return id
}
