import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-forwarded-for'

/** The address that a proxy wrote, perhaps with a port or the interface of a machine; undefined for what is none. */
function addressIn(text: string): string | undefined {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  const withPort = /^\[([^\]]*)\](?::\d+)?$/.exec(plain)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(plain)?.[1]
  const [address = ''] = (withPort ?? plain).split('%')
  return isIP(address) === 0 ? undefined : address
}

/**
 * The addresses of the header, each written by the proxy after it, so read from the end, as far as they are addresses: what comes before
 * something else is from nobody we know.
 */
function readable(header: string): string {
  const addresses = header
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(addressIn)
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ')
}

/**
 * Reads what proxies say of where a request comes from, before anybody believes it: only addresses are counted, kept and shown. The first
 * time that nobody who is believed says it, the log does: behind a proxy that TRUST_PROXY does not name, all people share its address.
 */
export function readForwardedAddresses(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw
    const sent = headers[HEADER]
    if (sent !== undefined) {
      headers[HEADER] = readable(String(sent))
      if (!isTold && headers[HEADER] !== '' && request.ip === socket.remoteAddress) {
        isTold = true
        request.log.warn('a proxy that TRUST_PROXY does not name sends X-Forwarded-For: it is not believed')
      }
    }
    done()
  })
}
