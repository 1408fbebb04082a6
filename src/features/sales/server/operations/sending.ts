import { deadlines } from '#domain'
import { currentSalesAddress } from '#features/clientFile/contract'
import { wantsMail } from '#features/notifications/server'
import type { Queryable } from '#server/db'
import { sendLetter } from '#server/operations'
import { outbox } from '#server/repositories'
import type { Letter } from '#server/services'

/** Whom a letter on a sale is for, and whose sale it is. */
export interface Addressed {
  readonly companyId: string
  readonly clientFileId: string
  readonly userId: string
  readonly publicUrl: string
  readonly at: Date
}

type SalesList = Parameters<typeof currentSalesAddress>[1]

interface Sent {
  readonly list: SalesList
  readonly letter: Omit<Letter, 'link'>
  /** It is about an end that comes near. */
  readonly isReminder?: boolean
  /** A PDF that it brings. */
  readonly attachment?: { readonly name: string; readonly content: Buffer } | undefined
}

/** Sends a letter to a colleague who wants it, with a link to the sales of the file; nothing to an account that is no more. */
export async function sendToUser(
  transaction: Queryable,
  { companyId, userId, clientFileId, publicUrl, at }: Addressed,
  { list, letter, attachment, isReminder = false }: Sent,
): Promise<void> {
  const recipient = await outbox.findAddress(transaction, { companyId, userId })
  if (recipient === undefined) return
  const kind = isReminder ? 'sale_expiring' : 'sale_moved'
  if (!attachment && !(await wantsMail(transaction, { companyId, userId }, kind))) return
  const address = `${publicUrl}${currentSalesAddress(clientFileId, list)}`
  const addressee = { companyId, recipient, now: at, ...(attachment ? { attachment } : {}) }
  await sendLetter(transaction, addressee, { ...letter, link: { label: 'Ouvrir', address } })
}

/** `23/11/2026 à 18:00`. @param instant ISO 8601 */
export function inParis(instant: string | null): string {
  if (instant === null) return ''
  const { date, time } = deadlines.parisTime(instant)
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}/${month}/${year} à ${time.slice(0, 5)}`
}
