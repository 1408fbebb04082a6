import type { IncomingMessage } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Whether a firm lists the address of a site whose pages may show ours in a frame. */
export type ListsFrameOrigin = (origin: string) => Promise<boolean>

/** The sites that may frame the answers to some requests. */
const framers = new WeakMap<IncomingMessage, string>()

/**
 * Our pages are framed by nobody, except in their frame mode (`?iframe=1`), which shows nothing that a cookie opens: there by a site that
 * a firm lists. It is the one that the request says to come from; so nobody learns of the others.
 */
function askFramers(app: FastifyInstance, listsFrameOrigin: ListsFrameOrigin): void {
  app.addHook('onRequest', async ({ raw, url, headers: { referer = '' } }) => {
    if (new URLSearchParams(url.split('?')[1]).get('iframe') !== '1' || !URL.canParse(referer)) return
    const { origin } = new URL(referer)
    // Without the database, nobody frames.
    if (await listsFrameOrigin(origin).catch(() => false)) framers.set(raw, origin)
  })
}

const SELF = ["'self'"]

/** What pages may load and run: our own files only. The browser asks no other server for anything but the tiles of maps. */
const contentSecurityPolicy = ({ apiAddress, tilesAddress }: Pick<Told, 'apiAddress' | 'tilesAddress'>) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: SELF,
    workerSrc: SELF,
    // Ant Design adds style elements for what it measures, and hides scroll bars under a modal by one.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', ...originOf(tilesAddress)],
    fontSrc: SELF,
    // A map by WebGL reads tiles as data, one without as images.
    connectSrc: [...SELF, ...originOf(apiAddress), ...originOf(tilesAddress)],
    manifestSrc: SELF,
    formAction: SELF,
    baseUri: ["'none'"],
    frameAncestors: [(request: IncomingMessage) => framers.get(request) ?? "'none'"],
  },
})

const originOf = (address: string | undefined): readonly string[] =>
  address === undefined ? [] : [new URL(address).origin]

interface Told {
  /** Of the API, when it has a host of its own. */
  readonly apiAddress: string | undefined
  /** Of the tiles of maps, when there are some. */
  readonly tilesAddress: string | undefined
  readonly listsFrameOrigin: ListsFrameOrigin
}

/** What browsers are told with every answer. */
export function sendSecurityHeaders(app: FastifyInstance, told: Told): void {
  askFramers(app, told.listsFrameOrigin)
  void app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(told),
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
