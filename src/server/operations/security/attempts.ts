import type { Database } from '#server/db'
import { limits } from '#server/repositories'
import { Failure } from '../failure'
import { sourceOf } from './networks'
import { secretHash } from './secrets'

/** What somebody who guesses would repeat: asking for a link, telling a password or showing a passkey, making tokens, inviting. */
export type AttemptPurpose = 'password' | 'passkey' | 'token' | 'invitation'

const WINDOW_MS = 15 * 60_000
/** Attempts in a window, for one account and from one network address, or one /64 of IPv6. A whole firm may share an address. */
const LIMITS = { account: 10, address: 100 } as const
/** A firm that begins invites many. */
const INVITATIONS = 100

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
 * would roll back. @throws Failure tooManyAttempts
 */
export async function refuseTooManyAttempts(
  database: Database,
  { purpose, account, address, now }: CountedAttempt,
): Promise<void> {
  const limit = purpose === 'invitation' ? INVITATIONS : LIMITS.account
  await refuseTooMany(database, secretHash(`${purpose} address ${sourceOf(address)}`), LIMITS.address, now)
  await refuseTooMany(database, secretHash(`${purpose} account ${account.toLowerCase()}`), limit, now)
}

interface CountedRequest {
  /** What is asked for. */
  readonly purpose: string
  readonly address: string
  readonly now: Date
  /** How many are answered in the window. */
  readonly most: number
  readonly windowMs: number
}

/** Counts a request of somebody without an account, by the network address. @throws Failure tooManyAttempts */
export const refuseTooManyFrom = (
  database: Database,
  { purpose, address, now, most, windowMs }: CountedRequest,
): Promise<void> => refuseTooMany(database, secretHash(`${purpose} address ${sourceOf(address)}`), most, now, windowMs)

/** Wrong passwords of one account from everywhere, in a window, after which an unknown browser has to prove the mailbox. */
const FROM_EVERYWHERE = 50

interface CountedLogin extends Omit<CountedAttempt, 'purpose'> {
  /** The hash of the browser, when the account was opened in it before. */
  readonly knownDevice: string | undefined
}

/** A try to log in that was counted. */
export interface CountedTry {
  /** The key of the attempts that a success forgets. */
  readonly key: string
  /** In a browser that nobody knows, after too many tries: the right password alone opens nothing. When that ends, seconds from now. */
  readonly provesMailboxFor: number | undefined
}

/**
 * Counts a try to log in. Who guesses is slowed down by source and by account, and the owner is never kept out:
 *
 * - A browser that the account was opened in has a count of its own, which no stranger can fill (OWASP, Device Cookies).
 * - Of an unknown browser nobody can tell whether it is the owner's new one or a stranger's, who may have any number of addresses. A
 *   queue of checks would be a lock: whoever fills it keeps the owner waiting. So, after too many tries, a right password is answered as a
 *   wrong one, which leaves nothing to guess, and a link goes to the mailbox of the account: it makes the browser that opens it known,
 *   for the mailbox is what the owner has and the stranger has not (it gives a new password too). Only the right password sends it:
 *   strangers flood no mailbox.
 * - A source alone waits: it is one of many that the owner can come from.
 * @throws Failure tooManyAttempts
 */
export async function countLogin(
  database: Database,
  { account, address, knownDevice, now }: CountedLogin,
): Promise<CountedTry> {
  const named = account.toLowerCase()
  if (knownDevice !== undefined) {
    const key = secretHash(`login ${named} in ${knownDevice}`)
    await refuseTooMany(database, key, LIMITS.account, now)
    return { key, provesMailboxFor: undefined }
  }
  const source = sourceOf(address)
  const key = secretHash(`login ${named} from ${source}`)
  await refuseTooMany(database, secretHash(`login address ${source}`), LIMITS.address, now)
  const fromHere = await countOne(database, key, LIMITS.account, now)
  const fromEverywhere = await countOne(database, secretHash(`login account ${named}`), FROM_EVERYWHERE, now)
  const waits = [fromHere, fromEverywhere].filter((wait) => wait !== undefined)
  return { key, provesMailboxFor: waits.length > 0 ? Math.max(...waits) : undefined }
}

/** Wrong passwords of one client from one place, in a window, after which he waits. */
const OF_A_CLIENT = 5

/** A try to log in to the portal that was counted. */
interface CountedPortalTry extends Pick<CountedTry, 'key'> {
  /** Until what is right opens again; undefined when it does. */
  readonly retryAfterSeconds: number | undefined
}

/**
 * Counts a try of a client to log in. Who guesses from one place keeps nobody out elsewhere; where guesses come from many, the account waits
 * everywhere. The answer is the same for a right password.
 * @throws Failure tooManyAttempts where the source alone has tried too much
 */
export async function countPortalLogin(
  database: Database,
  { account, address, now }: Omit<CountedAttempt, 'purpose'>,
): Promise<CountedPortalTry> {
  const [named, source] = [account.toLowerCase(), sourceOf(address)]
  const key = secretHash(`portal ${named} from ${source}`)
  await refuseTooMany(database, secretHash(`portal address ${source}`), LIMITS.address, now)
  const fromHere = await countOne(database, key, OF_A_CLIENT, now)
  const fromEverywhere = await countOne(database, secretHash(`portal account ${named}`), FROM_EVERYWHERE, now)
  const waits = [fromHere, fromEverywhere].filter((wait) => wait !== undefined)
  return { key, retryAfterSeconds: waits.length > 0 ? Math.max(...waits) : undefined }
}

/** Links asked for by strangers in a window, after which a link that still opens is sent no more: its owner has it. */
const LINKS_FROM_EVERYWHERE = 10

/**
 * Counts a request for a link to the mailbox of an account. Its owner asks from a source that no stranger fills.
 * @returns whether so many were asked for that one that still opens is enough @throws Failure tooManyAttempts
 */
export async function countLinkRequest(
  database: Database,
  { account, address, now }: Omit<CountedAttempt, 'purpose'>,
): Promise<boolean> {
  const [named, source] = [account.toLowerCase(), sourceOf(address)]
  await refuseTooMany(database, secretHash(`password address ${source}`), LIMITS.address, now)
  await refuseTooMany(database, secretHash(`link ${named} from ${source}`), LIMITS.account, now)
  return (await countOne(database, secretHash(`link account ${named}`), LINKS_FROM_EVERYWHERE, now)) !== undefined
}

/** Counts one more attempt. @returns seconds until the window ends, when there were too many; undefined when there were not */
async function countOne(
  database: Database,
  key: string,
  limit: number,
  now: Date,
  windowMs = WINDOW_MS,
): Promise<number | undefined> {
  const { attempts, windowEndsAt } = await limits.countAttempt(database, key, now, new Date(now.getTime() + windowMs))
  return attempts <= limit ? undefined : Math.max(1, Math.ceil((Date.parse(windowEndsAt) - now.getTime()) / 1000))
}

async function refuseTooMany(
  database: Database,
  key: string,
  limit: number,
  now: Date,
  windowMs = WINDOW_MS,
): Promise<void> {
  const retryAfterSeconds = await countOne(database, key, limit, now, windowMs)
  if (retryAfterSeconds !== undefined) throw new Failure({ kind: 'tooManyAttempts', retryAfterSeconds })
}
