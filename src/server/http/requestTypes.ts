import type { ResourceDefinition } from '#contract'
import type { UploadedFile } from '#server/operations/uploads'
import type { CookieNames } from './cookies'
import type { FilesOfBody } from './route'
import type { RequestCaller } from './session'

declare module 'fastify' {
  interface FastifyInstance {
    cookieNames: CookieNames
  }
  interface FastifyRequest {
    /** Who asks, once authenticated. */
    caller: RequestCaller | null
    /** The body as it was sent; empty without one. */
    bodyText: string
    /** Files that came with it, which are removed after the answer. */
    uploads: readonly UploadedFile[] | null
  }
  interface FastifyContextConfig {
    /** What the body is checked by. */
    definition?: ResourceDefinition
    files?: FilesOfBody
  }
}
