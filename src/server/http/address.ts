import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { badRequest, missing } from './problem'

/**
 * The address that a request is answered by: on its own host the API is at the root; balancers ask for the health of
 * the process at the root of any.
 */
export function routedAddress({ url = '/', headers: { host = '' } }: IncomingMessage): string {
  const address = isReadable(url) ? url : asWritten(url)
  const isOfApi = host.startsWith('api.') || address.startsWith('/health/')
  return isOfApi && !address.startsWith('/api/') ? `/api${address}` : address
}

/** Refuses (400) the addresses of the API whose escapes mean nothing, as any other mistake: with every header, and in the log. */
export function refuseUnreadableAddresses(app: FastifyInstance): void {
  // Once every `onRequest` has set its headers.
  app.addHook('preParsing', ({ url, originalUrl }, _reply, _payload, done) => {
    const isRefused = url.startsWith('/api/') && !isReadable(originalUrl)
    done(
      isRefused
        ? badRequest(
            'Cette adresse n’est pas lisible\u202f: une suite de «\u00a0%\u00a0» n’y forme aucun caractère. Rien n’a été modifié.',
          )
        : null,
    )
  })
}

/** Hosts whose addresses are derived and where nothing is served (specification §1). */
const UNSERVED = /^(?:admin|ext)\./i

/** Answers 404 to everything on the hosts that serve nothing. */
export function refuseUnservedHosts(app: FastifyInstance): void {
  app.addHook('preParsing', ({ hostname }, _reply, _payload, done) => {
    done(UNSERVED.test(hostname) ? missing() : null)
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

function isReadable(url: string): boolean {
  try {
    decodeURI(pathOf(url))
    return true
  } catch {
    return false
  }
}

/** Each `%` of the path stands for itself: an address that the router reads, and that leads nowhere. */
function asWritten(url: string): string {
  const path = pathOf(url)
  return `${path.replaceAll('%', '%25')}${url.slice(path.length)}`
}
