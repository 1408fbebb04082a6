import type { Caller } from './session'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once authenticated. */
    caller: Caller | null
    /** The body as it was sent; empty without one. */
    bodyText: string
  }
}
