import type { ApiRoute, Call } from '#server/http/routes'
import type { AccessLog } from '../jobs/accessLog'

/** The routes of client files: whoever reads a file by one of them is noted. */
export const noted = (routes: readonly ApiRoute[], accessLog: AccessLog): readonly ApiRoute[] =>
  routes.map((route) => {
    const part = partRead(route.path)
    if (route.access !== 'viewer' || route.writes === true || part === undefined) return route
    return {
      ...route,
      handle: async (call: Call) => {
        const answer = await route.handle(call)
        accessLog.note({ reader: call.viewer, clientFileId: call.parameter('id'), part, at: call.now })
        return answer
      },
    }
  })

/** What a route reads of one client file: `notes`, empty for the file itself; undefined when it is about none, or about its accesses. */
function partRead(path: string): string | undefined {
  const [, part] = /^\/v3\/client-files\/:id(?:\/([\w-]+))?/.exec(path) ?? []
  return path.startsWith('/v3/client-files/:id') && part !== 'readings' ? (part ?? '') : undefined
}
