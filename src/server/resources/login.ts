import { checkComplete } from '#contract'
import { credentials } from '#contract/account'
import type { Database } from '#server/db'
import { authentication, loginAttempts, type Account } from '#server/repositories'
import { verifyPassword } from '#server/services'
import { Failure } from './failure'
import { accepted } from './guard'
import { secretHash } from './secrets'

const WINDOW_MS = 15 * 60_000
/** Attempts in a window, for one account and from one network address. A whole firm may share an address. */
const LIMITS = { email: 10, address: 100 } as const

/** A try to log in: what was sent, from which network address, when. */
export interface LoginAttempt {
  readonly input: unknown
  readonly address: string
  readonly now: Date
}

/**
 * The account of an e-mail address and its password.
 * @throws Failure wrongCredentials without telling which; tooManyAttempts before any check of the password
 */
export async function logIn(database: Database, { input, address, now }: LoginAttempt): Promise<Account> {
  const { email, password } = accepted(checkComplete(credentials, input))
  const emailKey = await refuseTooManyAttempts(database, { purpose: 'login', email, address, now })
  const account = await authentication.findAccountByEmail(database, email)
  const isTheirs = await verifyPassword(password, account?.password_hash)
  if (!account || !isTheirs) throw new Failure({ kind: 'wrongCredentials' })
  await loginAttempts.forgetAttempts(database, [emailKey], now)
  return account
}

/** An attempt to be counted with those of the same purpose. */
interface CountedAttempt {
  readonly purpose: 'login' | 'password'
  readonly email: string
  readonly address: string
  readonly now: Date
}

/** Counts an attempt. @returns the key of the account's attempts @throws Failure tooManyAttempts */
export async function refuseTooManyAttempts(database: Database, { purpose, email, address, now }: CountedAttempt): Promise<string> {
  const emailKey = secretHash(`${purpose} email ${email.toLowerCase()}`)
  await refuseTooMany(database, secretHash(`${purpose} address ${address}`), LIMITS.address, now)
  await refuseTooMany(database, emailKey, LIMITS.email, now)
  return emailKey
}

async function refuseTooMany(database: Database, key: string, limit: number, now: Date): Promise<void> {
  const { attempts, windowEndsAt } = await loginAttempts.countAttempt(database, key, now, new Date(now.getTime() + WINDOW_MS))
  if (attempts <= limit) return
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000))
  throw new Failure({ kind: 'tooManyAttempts', retryAfterSeconds })
}
