import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiHost } from '#server/services'
import { newSecret, secretHash } from '#server/operations/security'
import { deviceOf } from './device'

const SESSION = 'solive_session'
/** Of a client, in his portal: beside that of a member in the same browser. */
const PORTAL = 'solive_portal'
/** Recognizes a browser from one login to the next; it opens nothing. */
const DEVICE = 'solive_device'
/** Our pages read it by this name. */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN'

/** Browsers take a cookie of such a name from the host itself alone, over https (RFC 6265bis, 4.1.3.2). */
const HOST_ONLY = '__Host-'

/** What our cookies are called, and whether they are for https only. */
export interface CookieNames {
  readonly session: string
  readonly portal: string
  readonly device: string
  readonly isSecure: boolean
}

/** Over https they are of the host alone, unless pages and API share them over a domain. */
export function cookieNames(publicUrl: string, apiHost: ApiHost | undefined): CookieNames {
  const isSecure = publicUrl.startsWith('https:')
  const prefix = isSecure && apiHost?.cookieDomain === undefined ? HOST_ONLY : ''
  return { session: `${prefix}${SESSION}`, portal: `${prefix}${PORTAL}`, device: `${prefix}${DEVICE}`, isSecure }
}

/** Ends the cookies of the host of a page alone, from before it shared them with its API: they would hide the shared ones. */
export const hostOnlyCookiesEnded = [SESSION, ANTI_FORGERY_COOKIE].map((name) => `${name}=; Path=/; Max-Age=0`)

/** A session ends after this long without a request. */
export const IDLE_MS = 12 * 3_600_000
/** As long as browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 86_400

/** The value that proves that a request was made by our own pages: only they can read the cookie that carries it. */
export const antiForgeryToken = (secret: string): string =>
  createHash('sha256').update(`anti-forgery ${secret}`).digest('base64url')

export const namesOf = ({ server }: FastifyRequest): CookieNames => server.cookieNames

/** What a cookie holds, when it looks like a secret of ours. */
export const secretIn = (request: FastifyRequest, cookie: string): string | undefined => {
  const value = request.cookies[cookie]
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** The secret of the session cookie, when it looks like one of ours. */
export const sessionSecret = (request: FastifyRequest): string | undefined =>
  secretIn(request, namesOf(request).session)

/** Whether a session cookie was sent, be it one of ours or not. */
export const isSessionSent = (request: FastifyRequest): boolean =>
  request.cookies[namesOf(request).session] !== undefined

/** A browser: by the hash of its cookie, and as a person would call it. */
export interface Device {
  readonly hash: string
  readonly name: string | null
  readonly address: string
}

/** A browser that was here before its cookie had its name of today is known by the former one. */
const deviceSecret = (request: FastifyRequest): string | undefined =>
  secretIn(request, namesOf(request).device) ?? secretIn(request, DEVICE)

/** The browser that asks; one that never logged in here has no hash. */
export function deviceIn(request: FastifyRequest): Omit<Device, 'hash'> & { readonly hash: string | undefined } {
  const secret = deviceSecret(request)
  return { ...deviceBy(request, secret ?? ''), hash: secret === undefined ? undefined : secretHash(secret) }
}

const deviceBy = (request: FastifyRequest, secret: string): Device => ({
  hash: secretHash(secret),
  name: deviceOf(request.headers['user-agent']),
  address: request.ip,
})

/** What all of our cookies have in common. */
export const common = (request: FastifyRequest) =>
  ({ path: '/', sameSite: 'lax', secure: namesOf(request).isSecure || request.protocol === 'https' }) as const

/** The browser that asks, which is given what it is recognized by. */
export function knownDevice(request: FastifyRequest, reply: FastifyReply): Device {
  const secret = deviceSecret(request) ?? newSecret()
  const { device } = namesOf(request)
  void reply.setCookie(device, secret, { ...common(request), maxAge: DEVICE_SECONDS, httpOnly: true })
  if (device !== DEVICE) endCookie(request, reply, DEVICE)
  return deviceBy(request, secret)
}

/** Gives the browser its session and anti-forgery cookies; a new session before login is only a secret in a cookie. */
export function sendCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secret = sessionSecret(request) ?? newSecret(),
): void {
  const options = { ...common(request), maxAge: IDLE_MS / 1000 }
  const { session } = namesOf(request)
  void reply.setCookie(session, secret, { ...options, httpOnly: true })
  void reply.setCookie(ANTI_FORGERY_COOKIE, antiForgeryToken(secret), options)
  if (session !== SESSION) endCookie(request, reply, SESSION)
}

/** Ends the session and anti-forgery cookies in the browser. */
export function endCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [namesOf(request).session, ANTI_FORGERY_COOKIE]) void reply.clearCookie(name, common(request))
}

/** Ends a cookie of a former name, where the browser still has it. */
function endCookie(request: FastifyRequest, reply: FastifyReply, name: string): void {
  if (request.cookies[name] !== undefined) void reply.clearCookie(name, common(request))
}
