import { checkComplete } from '#contract'
import { emailChange, emailConfirmation } from '#features/account/contract'
import type { Viewer } from '#server/access'
import type { Queryable } from '#server/db'
import { accepted, scopeOf, sendLetter } from '#server/operations'
import { record } from '#server/operations/audit'
import { newSecret, secretHash } from '#server/operations/security'
import { policies } from '../policies'
import * as emailChanges from '../repositories/emailChanges'
import * as firms from '../repositories/firms'
import { emailChangedLetter, emailConfirmationLetter } from './accountLetters'
import { confirmPassword } from './ownPassword'

const LIFETIME_MS = 24 * 3_600_000

interface Dependencies {
  readonly now: Date
  readonly publicUrl: string
}

/** Asks for another address, which asks for the password. @throws Failure invalid */
export async function updateEmail(
  transaction: Queryable,
  viewer: Viewer,
  input: unknown,
  dependencies: Dependencies,
): Promise<void> {
  const { email, password } = accepted(checkComplete(emailChange, input))
  await confirmPassword(transaction, scopeOf(policies.user.update, viewer), password, 'password')
  await askForEmail(transaction, viewer, email, dependencies)
}

/** Writes to a new address; it opens the account once it is confirmed from there. Nothing tells whether another account has it. */
export async function askForEmail(
  transaction: Queryable,
  { companyId, userId }: Pick<Viewer, 'companyId' | 'userId'>,
  email: string,
  { now, publicUrl }: Dependencies,
): Promise<void> {
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const isTaken = await firms.hasEmail(transaction, email)
  await emailChanges.insertEmailChange(transaction, {
    companyId,
    userId,
    email,
    tokenHash: secretHash(secret),
    expiresAt,
  })
  if (isTaken) return
  await sendLetter(
    transaction,
    { companyId, recipient: email, now },
    emailConfirmationLetter(`${publicUrl}/confirm-email/${secret}`),
  )
}

/** What came of a confirmation: its link may have ended, or never have been one. */
export type Confirmation = 'done' | 'ended' | 'unknown'

/** Gives an account the address whose mailbox the token was read in; the former one is told. */
export async function confirmEmail(
  transaction: Queryable,
  input: unknown,
  { now, ...origin }: { readonly now: Date } & Pick<Viewer, 'address' | 'requestId'>,
): Promise<Confirmation> {
  const { token } = accepted(checkComplete(emailConfirmation, input))
  const change = await emailChanges.findEmailChange(transaction, secretHash(token), now)
  if (!change) return 'unknown'
  const { companyId, email, former } = change
  const isTaken = email.toLowerCase() !== former.toLowerCase() && (await firms.hasEmail(transaction, email))
  if (!change.isOpen || isTaken) return 'ended'
  await emailChanges.applyEmailChange(transaction, change)
  await record(transaction, { ...change, ...origin }, { action: 'email_changed', at: now })
  await sendLetter(transaction, { companyId, recipient: former, now }, emailChangedLetter(email))
  return 'done'
}
