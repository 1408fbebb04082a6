import type { Socket } from 'node:net'
import { countedAsStranger, type ErrorResponse } from '../errors'
import type { RequestLimits } from '../limits'

/** An error as its bytes are written where there is no reply of Fastify, for whoever is at the other end of the connection, which ends. */
export function rawAnswer(error: ErrorResponse, { remoteAddress = '' }: Socket, limits: RequestLimits) {
  const counted = countedAsStranger(error, remoteAddress, limits)
  const body = JSON.stringify(counted.body)
  const headers: Readonly<Record<string, string>> = {
    ...counted.headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }
  return { status: counted.status, headers, body }
}
