import { checkComplete } from '#contract'
import { passwordReset, passwordResetRequest } from '#features/account/contract'
import type { Database, Queryable } from '#server/db'
import { authentication } from '#server/repositories'
import * as passwordTokens from '../repositories/passwordTokens'
import { hashPassword } from '#server/services'
import { passwordChangedLetter, passwordResetLetter } from './accountLetters'
import { refuseWeak } from './ownPassword'
import { countLinkRequest, newSecret, secretHash } from '#server/operations/security'
import { invalid, accepted, fieldErrors, sendLetter } from '#server/operations'

const LIFETIME_MS = 3_600_000

/** What is said of a link that opens nothing (any more). */
export const DEAD_LINK =
  'Ce lien n’est plus valable, ou un lien envoyé depuis l’a remplacé. Rien n’a changé\u202f: ouvrez celui du dernier e-mail, ou demandez un nouveau lien.'

/** A request for a link: what was sent, from which network address, when, and the address that the link begins with. */
export interface PasswordResetRequest {
  readonly input: unknown
  readonly address: string
  readonly now: Date
  readonly publicUrl: string
}

/**
 * Prepares the mail that lets someone choose a new password. Nothing tells whether the address is that of an account.
 * @throws Failure tooManyAttempts
 */
export async function requestPasswordReset(
  database: Database,
  { input, address, now, publicUrl }: PasswordResetRequest,
): Promise<void> {
  const { email } = accepted(checkComplete(passwordResetRequest, input))
  const isEnough = await countLinkRequest(database, { account: email, address, now })
  const secret = newSecret()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const token = { email, tokenHash: secretHash(secret), expiresAt, ...(isEnough ? { keptAt: now } : {}) }
  await database.transaction(async (transaction) => {
    const account = await passwordTokens.insertPasswordToken(transaction, token)
    if (!account) return
    await sendLetter(transaction, { ...account, now }, passwordResetLetter(`${publicUrl}/password/reset/${secret}`))
  })
}

/** Whether a link can still be used. */
export function isPasswordTokenOpen(database: Queryable, token: string, now: Date): Promise<boolean> {
  return passwordTokens.hasPasswordToken(database, secretHash(token), now)
}

/**
 * Sets the password of the account of a link, uses the link up, ends every session of the account and tells its owner.
 * @returns the account
 * @throws Failure invalid
 */
export async function resetPassword(
  transaction: Queryable,
  input: unknown,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<passwordTokens.AccountKey> {
  const { token, password, password_confirmation } = accepted(checkComplete(passwordReset, input))
  if (password !== password_confirmation)
    throw invalid(fieldErrors('password_confirmation', 'Les deux mots de passe sont différents'))
  const account = await passwordTokens.takePasswordToken(transaction, secretHash(token), now)
  if (!account) throw invalid(fieldErrors('token', DEAD_LINK))
  refuseWeak(password, { person: [account.name, account.email], firm: account.firm })
  const recipient = await passwordTokens.replacePassword(transaction, account, await hashPassword(password))
  await authentication.removeOtherSessions(transaction, account, '')
  await authentication.removeEndingTokens(transaction, account)
  await sendLetter(transaction, { companyId: account.companyId, recipient, now }, passwordChangedLetter(publicUrl))
  return account
}
