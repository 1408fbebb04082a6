import { setTimeout as pause } from 'node:timers/promises'
import { checkComplete } from '#contract'
import { credentials } from '#features/account/contract'
import type { Database } from '#server/db'
import { authentication, limits, type Account } from '#server/repositories'
import { verifyPassword } from '#server/services'
import { record } from '#server/operations/audit'
import { countLogin } from '#server/operations/security'
import * as devices from '../repositories/devices'
import { sendBrowserLink } from './browserLinks'
import { askForSecondFactor, type AskedFactors } from './identity'
import { Failure, accepted } from '#server/operations'

/** What follows a right password is done within it: who guesses cannot tell it from a wrong one by the time that it takes. */
const SLOWED_MS = 500

/** A try to log in: what was sent, from which network address, when. */
export interface LoginAttempt {
  readonly input: unknown
  readonly address: string
  readonly requestId: string
  /** The browser: its hash, if it ever logged in here, and what a person would call it. */
  readonly device: { readonly hash: string | undefined; readonly name: string | null }
  /** Of the cookie of the browser: a second factor is waited for from there. */
  readonly secret: string
  readonly now: Date
  readonly publicUrl: string
}

/** Whose password was right, and what they still have to prove. */
export interface PasswordLogin {
  readonly account: Account
  readonly asked: AskedFactors | undefined
}

/**
 * The account of an e-mail address and its password.
 * @throws Failure wrongCredentials without telling which, and for one that is of the portal alone; tooManyAttempts, which tells nothing of the password (`countLogin`);
 *   suspendedAccount for one that the firm keeps out; technicalAccount for one that only API tokens open
 */
export async function logIn(database: Database, attempt: LoginAttempt): Promise<PasswordLogin> {
  const { input, address, requestId, device, now } = attempt
  const { email, password } = accepted(checkComplete(credentials, input))
  const account = await authentication.findAccountByEmail(database, email)
  const knownDevice = account && (await hashIfKnown(database, account, device.hash))
  const counted = await countLogin(database, { account: email, address, knownDevice, now })
  const isTheirs = await verifyPassword(password, account?.password_hash)
  if (counted.provesMailboxFor !== undefined) {
    await slowDown(database, isTheirs ? account : undefined, attempt)
    throw new Failure({ kind: 'tooManyAttempts', retryAfterSeconds: counted.provesMailboxFor, provesMailbox: true })
  }
  if (account && (!isTheirs || account.status !== 'active'))
    await record(database, { ...account, address, requestId }, { action: 'login_failed', at: now })
  if (!account || !isTheirs || isOfPortal(account)) throw new Failure({ kind: 'wrongCredentials' })
  if (account.status !== 'active') throw new Failure({ kind: 'suspendedAccount' })
  if (isTechnical(account)) throw new Failure({ kind: 'technicalAccount' })
  const asked = await askForSecondFactor(database, account, attempt)
  // A code may be guessed as a password may: its tries count until it was right.
  if (!asked) await limits.forgetAttempts(database, [counted.key], now)
  return { account, asked }
}

/** The hash of a browser that an account was opened in. */
async function hashIfKnown(
  database: Database,
  account: Account,
  hash: string | undefined,
): Promise<string | undefined> {
  return hash !== undefined && (await devices.isKnown(database, account, hash)) ? hash : undefined
}

/** Takes as long after a right password as after a wrong one. @param owner whose password was right */
async function slowDown(
  database: Database,
  owner: (Account & { readonly status: string }) | undefined,
  attempt: LoginAttempt,
): Promise<void> {
  const isTold = owner?.status === 'active' && !isTechnical(owner) && !isOfPortal(owner)
  const told = isTold ? sendBrowserLink(database, owner, attempt) : Promise.resolve()
  await Promise.all([pause(SLOWED_MS), told])
}

/** Clients log in by their portal: here, they are nobody. */
const isOfPortal = ({ roles }: Account): boolean => roles.length > 0 && roles.every((role) => role === 'scpi-client')

const isTechnical = ({ roles }: Account): boolean => roles.length > 0 && roles.every((role) => role === 'api')
