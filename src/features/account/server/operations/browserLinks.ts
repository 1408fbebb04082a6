import { checkComplete } from '#contract'
import { browserLink } from '#features/account/contract'
import type { Viewer } from '#server/access'
import type { Database, Queryable } from '#server/db'
import { accepted, sendLetter } from '#server/operations'
import { record } from '#server/operations/audit'
import { newSecret, secretHash } from '#server/operations/security'
import { outbox } from '#server/repositories'
import * as browserLinks from '../repositories/browserLinks'
import { keepDevice } from '../repositories/devices'
import type { AccountKey } from '../repositories/passwordTokens'
import { browserLinkLetter } from './accountLetters'

const LIFETIME_MS = 3_600_000

/** Somebody who knows the password, in a browser that nobody knows. */
interface Asking {
  readonly device: { readonly name: string | null }
  readonly address: string
  readonly now: Date
  readonly publicUrl: string
}

/** Writes to the owner of an account that strangers try to open; nothing while a former link still opens: one is enough. */
export async function sendBrowserLink(
  database: Database,
  { companyId, userId }: AccountKey,
  { device, address, now, publicUrl }: Asking,
): Promise<void> {
  const secret = newSecret()
  const link = { tokenHash: secretHash(secret), now, expiresAt: new Date(now.getTime() + LIFETIME_MS) }
  await database.transaction(async (transaction) => {
    if (!(await browserLinks.insertBrowserLink(transaction, { companyId, userId }, link))) return
    const recipient = await outbox.findAddress(transaction, { companyId, userId })
    if (recipient === undefined) return
    const place = { device: device.name, address, at: now }
    await sendLetter(transaction, { companyId, recipient, now }, browserLinkLetter(publicUrl, secret, place))
  })
}

/** Where a link is opened. */
interface Seen extends Pick<Viewer, 'address' | 'requestId'> {
  /** The hash of the browser. */
  readonly device: string
  readonly now: Date
}

/** Makes the browser that a link was opened in known to its account, once. @returns false for a link that opens nothing (any more) */
export async function useBrowserLink(
  transaction: Queryable,
  input: unknown,
  { device, now, ...origin }: Seen,
): Promise<boolean> {
  const { token } = accepted(checkComplete(browserLink, input))
  const account = await browserLinks.takeBrowserLink(transaction, secretHash(token), now)
  if (!account) return false
  await keepDevice(transaction, account, device, now)
  await record(transaction, { ...account, ...origin }, { action: 'browser_known', details: { by: 'link' }, at: now })
  return true
}
