import { isObject, isText } from '#contract/json'
import type { WrittenAnswer } from './idempotency'
import { parseQuery } from './query'
import type { ApiRoute, Call, ViewerRoute } from './route'

/**
 * Finds the route that reads what a route writes to: the resource that its path names first, whose rights are those of all in it, or the one
 * that it creates. None where nothing reads it alone, and for what is deleted, which nobody reads any more.
 */
export function readersAmong(routes: readonly ApiRoute[]): (route: ViewerRoute) => ViewerRoute | undefined {
  const readers = routes.filter(isReader).sort((one, other) => one.path.length - other.path.length)
  return ({ method, path }) =>
    readers.find((reader) => (path === reader.path && method !== 'DELETE') || path.startsWith(`${reader.path}/`)) ??
    readers.find((reader) => reader.path === `${path}/:id`)
}

const isReader = (route: ApiRoute): route is ViewerRoute =>
  route.access === 'viewer' && route.method === 'GET' && route.isHeavy !== true && /\/:[^/]+$/.test(route.path)

/**
 * Reads again what an answer that was kept is about: a file that went to a colleague since is to its sender as one that does not exist.
 * @throws Failure notFound, forbidden
 */
export async function refuseUnreadable(reader: ViewerRoute, call: Call, kept: WrittenAnswer): Promise<void> {
  const created = idIn(kept)
  await reader.handle({
    ...call,
    body: undefined,
    version: undefined,
    query: parseQuery({}, reader.query ?? {}),
    parameter: (name) => call.parameter(name) || created,
  })
}

/** The id of the resource that an answer is about. */
function idIn({ body }: WrittenAnswer): string {
  const document: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
  const data = isObject(document) ? document['data'] : undefined
  return isObject(data) && isText(data['id']) ? data['id'] : ''
}
