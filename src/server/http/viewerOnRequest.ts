import type { Viewer } from '#server/access'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once authenticated. */
    viewer: Viewer | null
  }
}
