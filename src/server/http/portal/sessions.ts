import type { FastifyReply, FastifyRequest } from 'fastify'
import { portalViewerOf } from '#server/access'
import type { Database, Queryable } from '#server/db'
import { secretHash } from '#server/operations/security'
import { deviceOf } from '../device'
import { missing } from '../problem'
import type { ViewerRoute } from '../route'
import { isDone, known, PROLONG_MS, stepOf, type RequestCaller } from '../session'
import { PORTAL_IDLE_MS, portalSecret, sendPortalCookies } from './cookies'

/** Whose a session of the portal is. */
export interface PortalSession {
  readonly companyId: string
  readonly clientId: string
  /** First and last name. */
  readonly name: string
  /** ISO instant. */
  readonly lastUsedAt: string
}

/** Where sessions of clients are kept: the feature that has a portal gives it. */
export interface PortalSessions {
  /** The open session of a secret, by its hash. */
  readonly find: (database: Queryable, tokenHash: string, now: Date) => Promise<PortalSession | undefined>
  /** Notes that a session was used, and until when it is open now. */
  readonly prolong: (
    database: Queryable,
    session: { readonly tokenHash: string; readonly now: Date; readonly expiresAt: Date; readonly address: string },
  ) => Promise<void>
}

interface Asked {
  readonly database: Database
  readonly portal: PortalSessions | undefined
  readonly now: Date
}

/**
 * The client who asks by his portal. A route that is not for clients does not exist there, whoever asks.
 * @throws Problem 404, 401
 */
export async function clientAt(
  { isForClients }: ViewerRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  { database, portal, now }: Asked,
): Promise<RequestCaller> {
  if (isForClients !== true || !portal) throw missing()
  const secret = portalSecret(request)
  const tokenHash = secretHash(secret ?? '')
  const session = known(secret === undefined ? undefined : await portal.find(database, tokenHash, now))
  if (secret !== undefined && now.getTime() - Date.parse(session.lastUsedAt) > PROLONG_MS) {
    const expiresAt = new Date(now.getTime() + PORTAL_IDLE_MS)
    const prolonged = portal.prolong(database, { tokenHash, now, expiresAt, address: request.ip })
    if (await isDone(prolonged)) sendPortalCookies(request, reply, secret)
  }
  const asking = { step: stepOf(request), address: request.ip, requestId: request.id }
  return { viewer: portalViewerOf(session, { device: deviceOf(request.headers['user-agent']), ...asking }) }
}
