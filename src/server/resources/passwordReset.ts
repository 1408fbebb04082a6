import { randomUUID } from 'node:crypto'
import { checkComplete } from '#contract'
import { passwordReset, passwordResetRequest } from '#contract/account'
import type { Database, Queryable } from '#server/db'
import { authentication, outbox, passwordTokens } from '#server/repositories'
import { hashPassword } from '#server/services'
import { invalid } from './failure'
import { accepted, fieldErrors } from './guard'
import { refuseTooManyAttempts } from './login'
import { newSecret, secretHash } from './secrets'

const LIFETIME_MS = 3_600_000

/** What is said of a link that opens nothing (any more). */
export const DEAD_LINK = 'Ce lien n’est plus valable. Votre mot de passe n’a pas changé\u202f: demandez un nouveau lien.'

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
export async function requestPasswordReset(database: Database, { input, address, now, publicUrl }: PasswordResetRequest): Promise<void> {
  const { email } = accepted(checkComplete(passwordResetRequest, input))
  await refuseTooManyAttempts(database, { purpose: 'password', email, address, now })
  const secret = newSecret()
  const token = { email, tokenHash: secretHash(secret), expiresAt: new Date(now.getTime() + LIFETIME_MS) }
  await database.transaction(async (transaction) => {
    const account = await passwordTokens.insertPasswordToken(transaction, token)
    if (!account) return
    await outbox.insertMessage(transaction, account.companyId, {
      id: randomUUID(),
      recipient: account.recipient,
      subject: 'Choisissez un nouveau mot de passe Solive',
      text: textOf(`${publicUrl}/password/reset/${secret}`),
      createdAt: now.toISOString(),
    })
  })
}

const textOf = (link: string): string => `Bonjour,

Un nouveau mot de passe a été demandé pour votre compte Solive. Pour le choisir, ouvrez ce lien\u00a0:

${link}

Il est valable une heure et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message\u202f: votre mot de passe ne change pas.

Solive
`

/** Whether a link can still be used. */
export function isPasswordTokenOpen(database: Queryable, token: string, now: Date): Promise<boolean> {
  return passwordTokens.hasPasswordToken(database, secretHash(token), now)
}

/** Sets the password of the account of a link, uses the link up, and ends every session of the account. @throws Failure invalid */
export async function resetPassword(transaction: Queryable, input: unknown, now: Date): Promise<void> {
  const { token, password, password_confirmation } = accepted(checkComplete(passwordReset, input))
  if (password !== password_confirmation) throw invalid(fieldErrors('password_confirmation', 'Les deux mots de passe sont différents'))
  const account = await passwordTokens.takePasswordToken(transaction, secretHash(token), now)
  if (!account) throw invalid(fieldErrors('token', DEAD_LINK))
  await passwordTokens.replacePassword(transaction, account, await hashPassword(password))
  await authentication.removeOtherSessions(transaction, account, '')
}
