import type { FastifyReply } from 'fastify'
import type { Viewer } from '#server/access'
import { isDiskFull, type Queryable } from '#server/db'
import { networks } from '#server/operations/security'
import { limits } from '#server/repositories'
import { Problem } from './problem'

/** How many users at full speed a firm may have, and which part of a user's requests may be heavy ones. */
const USERS_OF_A_FIRM = 10
const HEAVY_PART = 20

const WINDOW_SECONDS = 60

/** A process tells the others of its requests by this part of the limit: few statements, and the limit is passed by little. */
const TOLD_PART = 20

/** What one process knows of a minute. */
interface Minute {
  /** Requests that the database counted, those of other processes included. */
  counted: number
  /** Those of this process that it was not told of yet. */
  untold: number
  /** Milliseconds since 1970. */
  endsAt: number
}

/** What is left of a limit, which is in requests a minute. */
interface Left {
  readonly limit: number
  readonly requests: number
  /** Until the minute ends. */
  readonly seconds: number
}

/** What the answer says of a limit: the headers of the IETF's draft « RateLimit header fields for HTTP ». */
export type LimitHeaders = Readonly<Record<'ratelimit-limit' | 'ratelimit-remaining' | 'ratelimit-reset', string>>

/** Counts requests: nobody keeps the others waiting. */
export interface RequestLimits {
  /**
   * Counts one of somebody who is not logged in, with those of the same network address, or /64 of IPv6: as many as a firm has, which may
   * share one. Each process counts for itself, so that a flood of strangers writes nothing.
   * @returns the headers that say what is left @throws Problem 429
   */
  readonly countStranger: (address: string) => LimitHeaders
  /** Counts one, and says in the answer how many are left of the limit that is closest to being reached. @throws Problem 429 */
  readonly count: (viewer: Pick<Viewer, 'companyId' | 'userId'>, reply: FastifyReply, isHeavy: boolean) => Promise<void>
}

/**
 * Limits by minute, of all processes together.
 * @param perMinute requests of a user; a firm has ten times as many, and one in twenty may be heavy (a PDF, an export, a ranking)
 */
export function requestLimits(database: Queryable, perMinute: number): RequestLimits {
  const ofUser = sharedLimit(database, perMinute)
  const ofFirm = sharedLimit(database, perMinute * USERS_OF_A_FIRM)
  const ofHeavy = sharedLimit(database, Math.ceil(perMinute / HEAVY_PART))
  const ofSource = ownLimit(perMinute * USERS_OF_A_FIRM)
  return {
    countStranger: (address) => headersOf(ofSource(networks.sourceOf(address))),
    async count({ companyId, userId }, reply, isHeavy) {
      const left = [await ofUser(companyId, `user ${userId}`), await ofFirm(companyId, 'firm')]
      if (isHeavy) left.push(await ofHeavy(companyId, `heavy ${userId}`))
      void reply.headers(headersOf(left.reduce((closest, one) => (one.requests < closest.requests ? one : closest))))
    },
  }
}

/** @returns what takes one request, and says what is left @throws Problem 429 when there was none left */
function sharedLimit(database: Queryable, limit: number) {
  const step = Math.max(1, Math.floor(limit / TOLD_PART))
  const minutes = new Map<string, Minute>()
  return async (companyId: string, countedAs: string): Promise<Left> => {
    const { minute, isNew } = minuteOf(minutes, `${companyId} ${countedAs}`)
    minute.untold += 1
    // The first one asks what other processes counted.
    if (isNew || minute.untold >= step)
      await share(minute, (untold) =>
        limits.addRequests(database, { companyId, countedAs, seconds: WINDOW_SECONDS }, untold),
      )
    return leftOf(minute, limit)
  }
}

/** The same of one process, which tells the database nothing. */
function ownLimit(limit: number) {
  const minutes = new Map<string, Minute>()
  return (key: string): Left => {
    const { minute } = minuteOf(minutes, key)
    minute.counted += 1
    return leftOf(minute, limit)
  }
}

/** @throws Problem 429 when there was none left */
function leftOf({ counted, untold, endsAt }: Minute, limit: number): Left {
  const requests = limit - counted - untold
  const seconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1_000))
  if (requests < 0) throw tooMany({ limit, requests: 0, seconds })
  return { limit, requests, seconds }
}

/** More keys than this are looked through for minutes that ended. */
const KEYS_AT_MOST = 10_000

/** The minute under way of a key, or a new one. */
function minuteOf(minutes: Map<string, Minute>, key: string): { minute: Minute; isNew: boolean } {
  const now = Date.now()
  const known = minutes.get(key)
  if (known && known.endsAt > now) return { minute: known, isNew: false }
  if (minutes.size >= KEYS_AT_MOST) for (const [name, { endsAt }] of minutes) if (endsAt <= now) minutes.delete(name)
  const minute = { counted: 0, untold: 0, endsAt: now + WINDOW_SECONDS * 1_000 }
  minutes.set(key, minute)
  return { minute, isNew: true }
}

/** Tells the database of what it does not know, and learns what it does. On a full disk a process counts for itself. */
async function share(minute: Minute, add: (untold: number) => Promise<limits.RequestCount>): Promise<void> {
  const { untold } = minute
  minute.untold = 0
  minute.counted += untold
  try {
    const { requests, endsIn } = await add(untold)
    minute.counted = requests
    minute.endsAt = Date.now() + endsIn * 1_000
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

const headersOf = ({ limit, requests, seconds }: Left): LimitHeaders => ({
  'ratelimit-limit': String(limit),
  'ratelimit-remaining': String(requests),
  'ratelimit-reset': String(seconds),
})

function tooMany(left: Left): Problem {
  const { seconds } = left
  return new Problem(
    429,
    `Trop de demandes en une minute. Rien n’a été modifié\u202f: réessayez dans ${seconds === 1 ? 'une seconde' : `${seconds} secondes`}.`,
    { 'retry-after': String(seconds), ...headersOf(left) },
  )
}
