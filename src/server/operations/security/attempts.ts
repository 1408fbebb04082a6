import type { Database } from '#server/db'
import { loginAttempts } from '#server/repositories'
import { Failure } from '../failure'
import { secretHash } from './secrets'

/** What somebody who guesses would repeat: logging in, asking for a link or telling a password, making tokens. */
export type AttemptPurpose = 'login' | 'password' | 'token'

const WINDOW_MS = 15 * 60_000
/** Attempts in a window, for one account and from one network address. A whole firm may share an address. */
const LIMITS = { account: 10, address: 100 } as const

/** An attempt to be counted with those of the same purpose. */
interface CountedAttempt {
  readonly purpose: AttemptPurpose
  /** Its e-mail address, when nothing else is known of it; else its id. */
  readonly account: string
  readonly address: string
  readonly now: Date
}

/**
 * Counts an attempt, in the database: the limits hold for all processes together. Not in a transaction that a failure
 * would roll back. @returns the key of the account's attempts @throws Failure tooManyAttempts
 */
export async function refuseTooManyAttempts(
  database: Database,
  { purpose, account, address, now }: CountedAttempt,
): Promise<string> {
  const accountKey = secretHash(`${purpose} account ${account.toLowerCase()}`)
  await refuseTooMany(database, secretHash(`${purpose} address ${address}`), LIMITS.address, now)
  await refuseTooMany(database, accountKey, LIMITS.account, now)
  return accountKey
}

async function refuseTooMany(database: Database, key: string, limit: number, now: Date): Promise<void> {
  const { attempts, windowEndsAt } = await loginAttempts.countAttempt(
    database,
    key,
    now,
    new Date(now.getTime() + WINDOW_MS),
  )
  if (attempts <= limit) return
  const retryAfterSeconds = Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000))
  throw new Failure({ kind: 'tooManyAttempts', retryAfterSeconds })
}
