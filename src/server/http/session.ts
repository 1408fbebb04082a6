import { timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MEETING_HEADER, STEP_HEADER } from '#contract/access'
import { viewerOf, type Viewer } from '#server/access'
import { isDiskFull, type Database, type Queryable } from '#server/db'
import { authentication, type Account, type TokenLimits } from '#server/repositories'
import { record } from '#server/operations/audit'
import { newSecret, secretHash } from '#server/operations/security'
import {
  antiForgeryToken,
  endCookies,
  IDLE_MS,
  isSessionSent,
  sendCookies,
  sessionSecret,
  type Device,
} from './cookies'
import { deviceOf } from './device'
import { isFromPortal, isPortalSessionSent, portalSecret } from './portal/cookies'
import { Problem } from './problem'

const ANTI_FORGERY_HEADER = 'x-xsrf-token'

/** A session is prolonged at most this often, not at each request. */
export const PROLONG_MS = 5 * 60_000

/** The use of an API token is noted at most this often. */
const NOTE_USE_MS = 60_000

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every method that changes something, sent with the session cookie, must repeat the anti-forgery cookie in a header; the pages of the portal,
 * that of the portal.
 * @param always also without a session cookie: for the routes that need none
 * @throws Problem 419
 */
export function refuseForgery(request: FastifyRequest, always: boolean): void {
  if (SAFE_METHODS.has(request.method)) return
  const isOfPortal = isFromPortal(request)
  if (!isOfPortal && bearerToken(request) !== undefined) return
  if (!(isOfPortal ? isPortalSessionSent(request) : isSessionSent(request)) && !always) return
  const secret = isOfPortal ? portalSecret(request) : sessionSecret(request)
  const sent = request.headers[ANTI_FORGERY_HEADER]
  if (secret === undefined || typeof sent !== 'string' || !isSame(decoded(sent), antiForgeryToken(secret))) {
    throw new Problem(419, 'La page a expiré. Rien n’a été modifié\u202f: rechargez-la et recommencez.')
  }
}

/** Clients that follow the usual convention send the cookie's value decoded, others as it is. */
function decoded(sent: string): string {
  try {
    return decodeURIComponent(sent)
  } catch {
    return sent
  }
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** The API token that the request carries; empty when what it carries is none. */
function bearerToken({ headers }: FastifyRequest): string | undefined {
  return headers.authorization === undefined ? undefined : (/^Bearer +(\S+) *$/i.exec(headers.authorization)?.[1] ?? '')
}

/** Who asks, and by what. */
export interface RequestCaller {
  readonly viewer: Viewer
  /** The secret of the session that the request came by, */
  readonly sessionSecret?: string | undefined
  /** when its owner last proved who they are, ISO instant, which second factors they have, and whether the firm asks for one, */
  readonly session?: Pick<authentication.SessionAccount, 'confirmedAt' | 'factors' | 'needsFactor'>
  /** or what its API token lets its bearer do. */
  readonly token?: TokenLimits
}

/** Who asks, by bearer token or by session. @throws Problem 401 */
export async function authenticate(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<RequestCaller> {
  const token = bearerToken(request)
  const isMeeting = request.headers[MEETING_HEADER] !== undefined
  const asking = { step: stepOf(request), isMeeting, address: request.ip, requestId: request.id }
  if (token !== undefined) {
    const account = known(await accountOfToken(database, secretHash(token), now))
    return { viewer: viewerOf(account, { device: 'API', ...asking }), token: account.token }
  }
  const account = known(await accountOfSession(database, request, reply, now))
  return {
    viewer: viewerOf(account, { device: deviceOf(request.headers['user-agent']), ...asking }),
    sessionSecret: sessionSecret(request),
    session: account,
  }
}

/** A name of another form than ours is none. */
export function stepOf({ headers }: FastifyRequest): string | null {
  const name = headers[STEP_HEADER]
  return typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? name : null
}

/** Whether a note about the caller was written: on a full disk it is not, and who reads goes on reading. */
export async function isDone(note: Promise<void>): Promise<boolean> {
  try {
    await note
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  }
}

/** @throws Problem 401 */
export function known<Found>(account: Found | undefined): Found {
  if (!account)
    throw new Problem(401, 'Vous n’êtes pas connecté, ou votre session a expiré. Connectez-vous pour continuer.')
  return account
}

async function accountOfToken(database: Database, tokenHash: string, now: Date) {
  const account = await authentication.findAccountByToken(database, tokenHash, now)
  if (account && now.getTime() - Date.parse(account.lastUsedAt ?? '1970-01-01') > NOTE_USE_MS)
    await isDone(authentication.noteTokenUse(database, tokenHash, now))
  return account
}

async function accountOfSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<authentication.SessionAccount | undefined> {
  const secret = sessionSecret(request)
  if (secret === undefined) return undefined
  const tokenHash = secretHash(secret)
  const account = await authentication.findAccountBySession(database, tokenHash, now)
  if (account && now.getTime() - Date.parse(account.lastUsedAt) > PROLONG_MS) {
    const expiresAt = new Date(now.getTime() + IDLE_MS)
    const prolonged = authentication.prolongSession(database, { tokenHash, now, expiresAt, address: request.ip })
    if (await isDone(prolonged)) sendCookies(request, reply, secret)
  }
  return account
}

interface Opening {
  readonly account: Account
  readonly device: Device
  readonly now: Date
  readonly followed?: string
}

/**
 * Opens a session under a new secret, and closes the one that the browser had. @returns the secret, for the cookies of the browser
 * @param followed the hash of the session of another host that goes on here
 */
export async function openSession(
  transaction: Queryable,
  request: FastifyRequest,
  { account, device: { name: device, address }, now, followed }: Opening,
): Promise<string> {
  const secret = newSecret()
  const former = sessionSecret(request)
  const expiresAt = new Date(now.getTime() + IDLE_MS)
  const session = { tokenHash: secretHash(secret), now, expiresAt, followed, device, address }
  await authentication.insertSession(transaction, account, session)
  if (former !== undefined) await authentication.removeSession(transaction, secretHash(former))
  return secret
}

/** Logs out, on every host where this session was followed. The audit trail of the firm tells it. */
export async function closeSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<void> {
  const secret = sessionSecret(request)
  if (secret !== undefined)
    await database.transaction(async (transaction) => {
      const account = await authentication.removeLogin(transaction, secretHash(secret))
      if (account) await record(transaction, { ...account, ...originOf(request) }, { action: 'logout', at: now })
    })
  endCookies(request, reply)
}

/** Where a request comes from, as the audit trail has it. */
export const originOf = ({ ip, id }: FastifyRequest): { readonly address: string; readonly requestId: string } => ({
  address: ip,
  requestId: id,
})
