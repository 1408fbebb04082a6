import type { FastifyRequest } from 'fastify'
import { visitorOf } from '#server/access'
import type { Database } from '#server/db'
import { authentication } from '#server/repositories'
import { isSessionSent } from './cookies'
import type { RequestCaller } from './session'

/** Somebody without an account on the public host of a firm; undefined for who says who they are, and on any other host. */
export async function visitorAt(database: Database, request: FastifyRequest): Promise<RequestCaller | undefined> {
  if (isSessionSent(request) || request.headers.authorization !== undefined) return undefined
  const companyId = await authentication.findFirmOfHost(database, request.hostname)
  return companyId === undefined
    ? undefined
    : { viewer: visitorOf(companyId, { address: request.ip, requestId: request.id }) }
}
