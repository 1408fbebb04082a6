import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Our pages are framed by nobody, except in their frame mode (`?iframe=1`), which shows nothing that a cookie opens. */
function framers({ url = '' }: IncomingMessage): string {
  return new URLSearchParams(url.split('?')[1]).get('iframe') === '1' ? '*' : "'none'"
}

const SELF = ["'self'"]

/** What pages may load and run: our own files only. The browser asks no other server than ours for anything. */
const contentSecurityPolicy = (apiAddress: string | undefined) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: SELF,
    workerSrc: SELF,
    // Ant Design adds style elements for what it measures, and hides scroll bars under a modal by one.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: SELF,
    connectSrc: apiAddress === undefined ? SELF : [...SELF, new URL(apiAddress).origin],
    manifestSrc: SELF,
    formAction: SELF,
    baseUri: ["'none'"],
    frameAncestors: [framers],
  },
})

/** What browsers are told with every answer. @param apiAddress of the API, when it has a host of its own */
export function sendSecurityHeaders(app: FastifyInstance, apiAddress?: string): void {
  void app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(apiAddress),
    // `frame-ancestors` says it, and knows the frame mode.
    frameguard: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    hsts: { maxAge: 31_536_000 },
  })
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'permissions-policy': 'camera=(), geolocation=(), microphone=()', 'x-request-id': request.id })
    done()
  })
}
