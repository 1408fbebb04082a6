import type { FastifyRequest } from 'fastify'
import { isLocalHost } from '#server/services'

/** What proxies add to a request. */
const FORWARDED = /^(?:forwarded|via|x-real-ip|x-forwarded-.+)$/

/**
 * Whether a request comes from the machine that the application runs on, by a name of it (a page of elsewhere has another), and not
 * through a proxy, which is on this machine too.
 */
export function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  const name = (headers.host ?? '').replace(/:\d+$/, '')
  return isLocalHost(address) && isLocalHost(name) && !Object.keys(headers).some((header) => FORWARDED.test(header))
}
