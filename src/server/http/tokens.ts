import type { ResourceType } from '#contract'
import { collectionOf, resourceAt, sectionOf } from '#contract/resources'
import { networks } from '#server/operations/security'
import { Problem } from './problem'
import type { Answer, ApiRoute, ViewerRoute } from './route'
import type { RequestCaller } from './session'

/** What a token is narrowed by: the resource of a route, that of the collection that its address is in, or else that it answers. */
const resourceOf = ({ path, answers }: Pick<ViewerRoute, 'path' | 'answers'>): ResourceType | undefined =>
  resourceAt(path) ?? answers

const isOpen = (scopes: readonly string[], type: ResourceType | undefined, writes: boolean): boolean =>
  type !== undefined && (scopes.includes(`${type}:write`) || (!writes && scopes.includes(`${type}:read`)))

/**
 * Whether only who logged in may ask: what would let the bearer of a token keep the account, and what asks again who one is. A token cannot
 * prove it, and no scope stands in for the proof (OWASP ASVS 5.0, 7.5.3).
 */
export const isBySession = ({ bySession, asksAgain }: Pick<ViewerRoute, 'bySession' | 'asksAgain'>): boolean =>
  bySession === true || asksAgain === true

/**
 * An API token reads, or also writes, as its scope says, what it is narrowed to and from where it may be used; and never what is for
 * those who logged in. @throws Problem 403
 */
export function refuseToken(route: ViewerRoute, { token, viewer }: Pick<RequestCaller, 'token' | 'viewer'>): void {
  if (!token) return
  const writes = route.writes === true
  if (isBySession(route))
    throw new Problem(403, 'Un jeton d’API ne peut pas faire cela. Connectez-vous avec votre mot de passe.')
  if (token.addresses.length > 0 && !networks.isWithin(token.addresses, viewer.address ?? ''))
    throw new Problem(403, 'Ce jeton d’API ne s’utilise pas depuis cette adresse.')
  if (writes && token.scope !== 'write')
    throw new Problem(
      403,
      'Ce jeton d’API ne permet que de lire. Rien n’a été modifié\u202f: utilisez un jeton qui permet aussi de modifier.',
    )
  if (token.scopes.length > 0 && !isOpen(token.scopes, resourceOf(route), writes)) throw new Problem(403, OUTSIDE)
}

const OUTSIDE = 'Ce jeton d’API est limité à d’autres ressources.'

/** What comes along with an answer is narrowed as what was asked for is. @throws Problem 403 */
export function refuseIncluded({ token }: Pick<RequestCaller, 'token'>, answer: Answer): void {
  if (!token || token.scopes.length === 0 || !('included' in answer)) return
  const isRefused = answer.included.some(({ type }) => {
    const root = sectionOf(type)?.of.type ?? collectionOf(type, false)?.type
    return root !== undefined && !isOpen(token.scopes, root, false)
  })
  if (isRefused) throw new Problem(403, OUTSIDE)
}

/** A resource that a token may be narrowed to. */
interface TokenResource {
  readonly type: ResourceType
  /** What people call it, in French. */
  readonly label: string
}

/** What collections call their list. */
const LIST = /^(.+)\u00a0: liste$/

/** The resources that tokens open, and that have a list. */
export function tokenResources(routes: readonly ApiRoute[]): readonly TokenResource[] {
  return routes.flatMap((route) => {
    if (route.access !== 'viewer' || route.method !== 'GET' || isBySession(route)) return []
    const { answers: type, path, summary } = route
    const label = LIST.exec(summary)?.[1]
    return type !== undefined && label !== undefined && collectionOf(type, false)?.path === path
      ? [{ type, label }]
      : []
  })
}
