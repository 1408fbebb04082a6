import type { FastifyReply, FastifyRequest } from 'fastify'
import { PORTAL_HEADER } from '#contract/access'
import { newSecret } from '#server/operations/security'
import { antiForgeryToken, common, namesOf, secretIn } from '../cookies'

/** Our pages for clients read it by this name. */
const ANTI_FORGERY_COOKIE = 'XSRF-TOKEN-PORTAL'

/** A session of the portal ends after this long without a request: what it shows is read at home, by few, and rarely. */
export const PORTAL_IDLE_MS = 2 * 3_600_000

/** Whether a page for clients asks: the session of the portal answers it, and none other. */
export const isFromPortal = ({ headers }: FastifyRequest): boolean => headers[PORTAL_HEADER] === '1'

/** The secret of the portal’s cookie, when it looks like one of ours. */
export const portalSecret = (request: FastifyRequest): string | undefined => secretIn(request, namesOf(request).portal)

/** Whether a cookie of the portal was sent, be it one of ours or not. */
export const isPortalSessionSent = (request: FastifyRequest): boolean =>
  request.cookies[namesOf(request).portal] !== undefined

/** Gives the browser the cookies of its portal, beside those of a member: a new session before login is only a secret in a cookie. */
export function sendPortalCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  secret = portalSecret(request) ?? newSecret(),
): void {
  const options = { ...common(request), maxAge: PORTAL_IDLE_MS / 1000 }
  void reply.setCookie(namesOf(request).portal, secret, { ...options, httpOnly: true })
  void reply.setCookie(ANTI_FORGERY_COOKIE, antiForgeryToken(secret), options)
}

/** Ends them. */
export function endPortalCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [namesOf(request).portal, ANTI_FORGERY_COOKIE]) void reply.clearCookie(name, common(request))
}
