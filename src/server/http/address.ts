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

/** Refuses what leads nowhere before anybody is asked who they are: no host, one that serves nothing, escapes that mean nothing. */
export function refuseAddresses(app: FastifyInstance): void {
  refuseWithoutHost(app)
  refuseUnservedHosts(app)
  refuseUnreadable(app)
}

/** Refuses (400) the addresses of the API whose escapes mean nothing, as any other mistake: with every header, and in the log. */
function refuseUnreadable(app: FastifyInstance): void {
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

/**
 * Refuses (400) a request of HTTP/1.1 that names no host (RFC 9112, 3.2), as any other mistake: Node's own refusal has no body,
 * and is switched off (`requireHostHeader`).
 */
function refuseWithoutHost(app: FastifyInstance): void {
  // After what sets the headers of every answer, and before anybody is asked who they are.
  void app.after(() => {
    app.addHook('onRequest', ({ raw: { headers, httpVersion } }, _reply, done) => {
      const isRefused = headers.host === undefined && httpVersion === '1.1'
      done(
        isRefused
          ? badRequest('Cette requête ne dit pas à quel hôte elle s’adresse. Rien n’a été modifié.')
          : undefined,
      )
    })
  })
}

/** Hosts whose addresses are derived and where nothing is served (specification §1). */
const UNSERVED = /^(?:admin|ext)\./i

/** Answers 404 to everything on the hosts that serve nothing. */
function refuseUnservedHosts(app: FastifyInstance): void {
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
