import { checkComplete } from '#contract'
import { credentials } from '#features/account/contract'
import type { Database } from '#server/db'
import { authentication, loginAttempts, type Account } from '#server/repositories'
import { verifyPassword } from '#server/services'
import { refuseTooManyAttempts } from '#server/operations/security'
import { Failure, accepted } from '#server/operations'

/** A try to log in: what was sent, from which network address, when. */
export interface LoginAttempt {
  readonly input: unknown
  readonly address: string
  readonly now: Date
}

/**
 * The account of an e-mail address and its password.
 * @throws Failure wrongCredentials without telling which; tooManyAttempts before any check of the password;
 *   technicalAccount for one that only API tokens open
 */
export async function logIn(database: Database, { input, address, now }: LoginAttempt): Promise<Account> {
  const { email, password } = accepted(checkComplete(credentials, input))
  const accountKey = await refuseTooManyAttempts(database, { purpose: 'login', account: email, address, now })
  const account = await authentication.findAccountByEmail(database, email)
  const isTheirs = await verifyPassword(password, account?.password_hash)
  if (!account || !isTheirs) throw new Failure({ kind: 'wrongCredentials' })
  if (account.roles.length > 0 && account.roles.every((role) => role === 'api'))
    throw new Failure({ kind: 'technicalAccount' })
  await loginAttempts.forgetAttempts(database, [accountKey], now)
  return account
}
