import type { Viewer } from '#server/access'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once authenticated. */
    viewer: Viewer | null
    /** The body as it was sent; empty without one. */
    bodyText: string
  }
}
