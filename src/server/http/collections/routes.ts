import { definitionOf, type ResourceType } from '#contract'
import type { AuditAction } from '#contract/audit'
import { aggregateOf, collectionOf } from '#contract/resources'
import * as operations from '#server/operations/collections'
import { pathsOf, type OperationContext, type Collection, type Creation } from '#server/operations/collections'
import { pageInfo } from '../page'
import type { ApiRoute, Call, ViewerRoute } from '../route'
import { grammarOf, searchOf, type ListDefinition, type ListSearch } from './lists'

/** A collection as it is served; each verb that it has is a route. */
export interface ServedCollection extends Collection {
  /** What people call its resources, in French: `Contacts`. */
  readonly label: string
  readonly list?: ServedList
  readonly isRead?: boolean
  /** Also for who has no account, on the public host of a firm. */
  readonly isForVisitors?: true
  /** What the audit trail calls the reading of one. */
  readonly readAs?: AuditAction
  readonly create?: Creation & Guarded
  readonly remove?: Collection['remove'] & Guarded
  /** What the description of the API says of a verb, where its label is not enough; in French. */
  readonly summaries?: Readonly<Partial<Record<Verb, string>>>
}

type Verb = 'list' | 'read' | 'create' | 'update' | 'remove'
type Guarded = Pick<ViewerRoute, 'asksAgain' | 'bySession' | 'repeatable' | 'limitedAs' | 'audit'>

export interface ServedList extends ListDefinition {
  /** Refuses filters, sorts or includes that this viewer may not use. @throws Failure */
  readonly check?: (search: ListSearch, asked: OperationContext) => void | Promise<void>
  /** Before anything is read. */
  readonly before?: () => Promise<void>
}

const verbs = {
  list: 'liste',
  read: 'lecture',
  create: 'ajout',
  update: 'modification',
  remove: 'suppression',
} as const

/** The routes of a collection, under the path that the contract says. */
export function collectionRoutes(collection: ServedCollection): readonly ApiRoute[] {
  const { list, isRead, create, update, remove } = collection
  const path = pathTo(collection)
  const item = `${path}/:${itemOf(collection)}`
  return [
    ...(list ? [listRoute(collection, list, path)] : []),
    ...(create ? [createRoute(collection, create, path)] : []),
    ...(isRead === true ? [readRoute(collection, item)] : []),
    ...(update ? [updateRoute(collection, item)] : []),
    ...(remove ? [removeRoute(collection, item)] : []),
  ]
}

/** @throws Error when the contract says no path */
function pathTo({ table: { type }, parent }: Collection): string {
  const own = collectionOf(type, parent !== undefined)
  const root = own?.parent && rootOf(own.parent.type)
  if (!own || (parent && root === undefined)) throw new Error(`The contract says no path of ${type}`)
  return root === undefined ? own.path : `${root}/:id/${own.path}`
}

const rootOf = (type: ResourceType): string | undefined => aggregateOf(type)?.path ?? collectionOf(type, false)?.path

const itemOf = ({ parent }: Collection): 'id' | 'itemId' => (parent ? 'itemId' : 'id')
const ownerIn = ({ parent }: Collection, { parameter }: Call): string | undefined =>
  parent ? parameter('id') : undefined
const idIn = (collection: Collection, { parameter }: Call): string => parameter(itemOf(collection))

/** Who asks, of a request. */
export const askingOf = ({ database, viewer, now, publicUrl }: Call): operations.Asking => ({
  database,
  viewer,
  now,
  publicUrl,
})

function described({ table: { type }, label, summaries, isForVisitors }: ServedCollection, verb: Verb) {
  return {
    access: 'viewer' as const,
    summary: summaries?.[verb] ?? `${label}\u00a0: ${verbs[verb]}`,
    answers: type,
    ...(isForVisitors === true && (verb === 'list' || verb === 'read') ? { isForVisitors } : {}),
  }
}

const includesIn = ({ includes }: Collection, isList: boolean) => {
  const paths = pathsOf(includes, isList)
  return includes
    ? {
        includes: paths.filter((path) => !path.includes('.')),
        nestedIncludes: paths.filter((path) => path.includes('.')),
      }
    : {}
}

/** What may come with each resource of a list of the collection. */
export const listIncludes = (collection: Collection) => includesIn(collection, true)

/** What may come with one resource of the collection. */
export const includesOfOne = (collection: Collection) => includesIn(collection, false)

/** What a list of the collection may be asked for. */
export const listGrammar = (collection: Collection, list: ServedList) => ({
  ...grammarOf(list),
  ...listIncludes(collection),
})

function listRoute(collection: ServedCollection, list: ServedList, path: string): ViewerRoute {
  return {
    ...described(collection, 'list'),
    method: 'GET',
    path,
    query: listGrammar(collection, list),
    handle: async (call) => {
      await list.before?.()
      return listed(collection, list, call)
    },
  }
}

/** Answers a list of the collection. @param narrowed what it is narrowed to, besides the request */
export async function listed(
  collection: ServedCollection,
  list: ServedList,
  call: Call,
  narrowed: (search: ListSearch) => ListSearch = (search) => search,
) {
  const search = narrowed(searchOf(call.query, list, call))
  const { check } = list
  const { total, ...page } = await operations.listResources(collection, askingOf(call), {
    ...search,
    ownerId: ownerIn(collection, call),
    include: call.query.includePaths,
    ...(check ? { check: (asked) => check(search, asked) } : {}),
  })
  return list.isWhole === true ? page : { ...page, page: pageInfo(call.query, total) }
}

function readRoute(collection: ServedCollection, path: string): ViewerRoute {
  return {
    ...described(collection, 'read'),
    method: 'GET',
    path,
    query: includesIn(collection, false),
    ...(collection.readAs ? { audit: { action: collection.readAs } } : {}),
    handle: (call) =>
      operations.readResource(collection, askingOf(call), idIn(collection, call), call.query.includePaths),
  }
}

function createRoute(
  collection: ServedCollection,
  { body, secret, asksAgain, bySession, repeatable, limitedAs, audit }: Creation & Guarded,
  path: string,
): ViewerRoute {
  return {
    ...described(collection, 'create'),
    ...guarded({ asksAgain, bySession, repeatable: secret ? false : repeatable, limitedAs, audit }),
    method: 'POST',
    path,
    writes: true,
    body: body ?? definitionOf(collection.table.type),
    handle: async (call) => {
      const { created, isNew, ...following } = await operations.createResource(
        collection,
        askingOf(call),
        call.body,
        ownerIn(collection, call),
      )
      return { status: isNew ? 201 : 200, data: created, ...following }
    },
  }
}

function updateRoute(collection: ServedCollection, path: string): ViewerRoute {
  return {
    ...described(collection, 'update'),
    method: 'PUT',
    path,
    writes: true,
    body: collection.update?.body ?? definitionOf(collection.table.type),
    handle: async (call) => {
      const { body: input, version } = call
      const change = { id: idIn(collection, call), ownerId: ownerIn(collection, call), input, version }
      return { data: await operations.updateResource(collection, askingOf(call), change) }
    },
  }
}

function removeRoute(collection: ServedCollection, path: string): ViewerRoute {
  const { answers: _answers, ...said } = described(collection, 'remove')
  const { asksAgain, bySession, repeatable, limitedAs, audit } = collection.remove ?? {}
  return {
    ...said,
    ...guarded({ asksAgain, bySession, repeatable, limitedAs, audit }),
    method: 'DELETE',
    path,
    writes: true,
    handle: async (call) => {
      const id = idIn(collection, call)
      await operations.removeResource(collection, askingOf(call), id, ownerIn(collection, call))
      return { status: 204 }
    },
  }
}

const guarded = ({
  asksAgain,
  bySession,
  repeatable,
  limitedAs,
  audit,
}: {
  readonly [Name in keyof Guarded]: Guarded[Name] | undefined
}): Guarded => ({
  ...(asksAgain === undefined ? {} : { asksAgain }),
  ...(bySession === undefined ? {} : { bySession }),
  ...(repeatable === undefined ? {} : { repeatable }),
  ...(limitedAs ? { limitedAs } : {}),
  ...(audit ? { audit } : {}),
})
