import { clientFileSections } from '#features/clientFile/contract/household'
import type { Answer, ApiRoute, Call } from '#server/http/routes'
import type { AccessLog } from '../jobs/accessLog'

/** What a request read of a client file, by the last part of its address: `notes`, empty for the file itself. */
interface PartRead {
  readonly clientFileId: string
  readonly part: string
}

type PartsReadBy = (call: Call, answer: Answer) => readonly PartRead[]

/** The same routes, recording in the access log who reads a client file, or a list of files with their sections. */
export const withAccessLog = (routes: readonly ApiRoute[], accessLog: AccessLog): readonly ApiRoute[] =>
  routes.map((route) => {
    const reading = readingOf(route.path)
    if (route.access !== 'viewer' || route.writes === true || reading === undefined) return route
    return {
      ...route,
      handle: async (call: Call) => {
        const answer = await route.handle(call)
        for (const read of reading(call, answer)) accessLog.note({ reader: call.viewer, ...read, at: call.now })
        return answer
      },
    }
  })

/** How a route reads client files; undefined when it is about none, or about its accesses. */
function readingOf(path: string): PartsReadBy | undefined {
  if (path === '/v3/client-files') return filesWithSections
  const [, part = ''] = /^\/v3\/client-files\/:id(?:\/([\w-]+))?/.exec(path) ?? []
  if (!path.startsWith('/v3/client-files/:id') || part === 'readings') return undefined
  return (call) => [{ clientFileId: call.parameter('id'), part }]
}

const sections: ReadonlySet<string> = new Set(clientFileSections.map(({ relationship }) => relationship))

/** A list shows titles; with sections it shows as much of each file as the file itself. */
const filesWithSections: PartsReadBy = ({ query }, answer) => {
  if (!query.include.some((name) => sections.has(name)) || !('data' in answer) || !Array.isArray(answer.data)) return []
  const files: readonly { readonly id: string }[] = answer.data
  return files.map(({ id }) => ({ clientFileId: id, part: '' }))
}
