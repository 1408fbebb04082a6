import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MEETING_HEADER, STEP_HEADER } from '#contract/access'
import { viewerOf, type Viewer } from '#server/access'
import { isDiskFull, type Database } from '#server/db'
import { authentication, type Account, type TokenScope } from '#server/repositories'
import { newSecret, secretHash } from '#server/operations/security'
import { deviceOf } from './device'
import { Problem } from './problem'

const SESSION_COOKIE = 'solive_session'
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN'
const ANTI_FORGERY_HEADER = 'x-xsrf-token'

/** Ends the cookies of the host of a page alone, from before it shared them with its API: they would hide the shared ones. */
export const hostOnlyCookiesEnded = [SESSION_COOKIE, ANTI_FORGERY_COOKIE].map((name) => `${name}=; Path=/; Max-Age=0`)

/** A session ends after this long without a request. */
const IDLE_MS = 12 * 3_600_000
/** A session is prolonged at most this often, not at each request. */
const PROLONG_MS = 5 * 60_000

/** The use of an API token is noted at most this often. */
const NOTE_USE_MS = 60_000

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The value that proves that a request was made by our own pages: only they can read the cookie that carries it. */
const antiForgeryToken = (secret: string): string =>
  createHash('sha256').update(`anti-forgery ${secret}`).digest('base64url')

/** The secret of the session cookie, when it looks like one of ours. */
export function sessionSecret(request: FastifyRequest): string | undefined {
  const value = request.cookies[SESSION_COOKIE]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Gives the browser its session and anti-forgery cookies; a new session before login is only a secret in a cookie. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secret = sessionSecret(request) ?? newSecret(),
): void {
  const common = { path: '/', sameSite: 'lax', secure: request.protocol === 'https', maxAge: IDLE_MS / 1000 } as const
  void reply.setCookie(SESSION_COOKIE, secret, { ...common, httpOnly: true })
  void reply.setCookie(ANTI_FORGERY_COOKIE, antiForgeryToken(secret), common)
}

/**
 * Every method that changes something, sent with the session cookie, must repeat the anti-forgery cookie in a header.
 * @param always also without a session cookie: for the routes that need none
 * @throws Problem 419
 */
export function refuseForgery(request: FastifyRequest, always: boolean): void {
  if (SAFE_METHODS.has(request.method) || bearerToken(request) !== undefined) return
  const isSessionSent = request.cookies[SESSION_COOKIE] !== undefined
  if (!isSessionSent && !always) return
  const secret = sessionSecret(request)
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
export interface Caller {
  readonly viewer: Viewer
  /** The secret of the session that the request came by, */
  readonly sessionSecret?: string | undefined
  /** or what its API token lets its bearer do. */
  readonly tokenScope?: TokenScope
}

/** Who asks, by bearer token or by session. @throws Problem 401 */
export async function authenticate(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<Caller> {
  const token = bearerToken(request)
  const isMeeting = request.headers[MEETING_HEADER] !== undefined
  const step = stepOf(request)
  if (token !== undefined) {
    const account = known(await accountOfToken(database, secretHash(token), now))
    return { viewer: viewerOf(account, { device: 'API', step, isMeeting }), tokenScope: account.tokenScope }
  }
  const account = known(await accountOfSession(database, request, reply, now))
  return {
    viewer: viewerOf(account, { device: deviceOf(request.headers['user-agent']), step, isMeeting }),
    sessionSecret: sessionSecret(request),
  }
}

/** A name of another form than ours is none. */
function stepOf({ headers }: FastifyRequest): string | null {
  const name = headers[STEP_HEADER]
  return typeof name === 'string' && /^[\w-]{1,40}$/.test(name) ? name : null
}

/** Whether a note about the caller was written: on a full disk it is not, and who reads goes on reading. */
async function isDone(note: Promise<void>): Promise<boolean> {
  try {
    await note
    return true
  } catch (error) {
    if (isDiskFull(error)) return false
    throw error
  }
}

function known<Found>(account: Found | undefined): Found {
  if (!account)
    throw new Problem(401, 'Vous n’êtes pas connecté, ou votre session a expiré. Connectez-vous pour continuer.')
  return account
}

async function accountOfToken(database: Database, tokenHash: string, now: Date) {
  const account = await authentication.findAccountByToken(database, tokenHash)
  if (account && now.getTime() - Date.parse(account.lastUsedAt ?? '1970-01-01') > NOTE_USE_MS)
    await isDone(authentication.noteTokenUse(database, tokenHash, now))
  return account
}

async function accountOfSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): Promise<Account | undefined> {
  const secret = sessionSecret(request)
  if (secret === undefined) return undefined
  const tokenHash = secretHash(secret)
  const account = await authentication.findAccountBySession(database, tokenHash, now)
  if (account && now.getTime() - Date.parse(account.lastUsedAt) > PROLONG_MS) {
    const expiresAt = new Date(now.getTime() + IDLE_MS)
    const prolonged = authentication.prolongSession(database, { tokenHash, now, expiresAt })
    if (await isDone(prolonged)) sendCookies(request, reply, secret)
  }
  return account
}

/**
 * Opens a session under a new secret, and closes the one that the browser had.
 * @param followed the hash of the session of another host that goes on here
 */
export async function openSession(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, now, followed }: { readonly account: Account; readonly now: Date; readonly followed?: string },
): Promise<void> {
  const secret = newSecret()
  const former = sessionSecret(request)
  const expiresAt = new Date(now.getTime() + IDLE_MS)
  await authentication.insertSession(database, account, { tokenHash: secretHash(secret), now, expiresAt, followed })
  if (former !== undefined) await authentication.removeSession(database, secretHash(former))
  sendCookies(request, reply, secret)
}

/** Logs out, on every host where this session was followed. */
export async function closeSession(database: Database, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const secret = sessionSecret(request)
  if (secret !== undefined) await authentication.removeLogin(database, secretHash(secret))
  void reply.clearCookie(SESSION_COOKIE, { path: '/' }).clearCookie(ANTI_FORGERY_COOKIE, { path: '/' })
}
