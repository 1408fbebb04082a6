import type { ResourceDefinition, ResourceType } from '#contract'
import type { Resource } from '#contract/jsonapi'
import { readResource, type Asking } from '#server/operations/collections'
import type { LifecycleChange } from '#server/operations/lifecycle'
import { askingOf, includesOfOne, type ServedCollection } from '../collections'
import type { Answer, Call, FilesOfBody, ViewerRoute } from '../route'

/** One as who asks may see it, and what is said beside it: what may be done with it, why the rest may not. */
export interface Shown {
  readonly data: Resource
  readonly meta: object
}

/** How resources that have a lifecycle are served; their list follows from the collection. */
export interface ServedLifecycle<Living extends Resource> {
  readonly type: ResourceType
  readonly path: string
  /** What each call does, in French; of `show`, what one is: `Une option`. */
  readonly words: Readonly<Record<'create' | 'show' | 'change' | 'remove', string>>
  readonly creation: ResourceDefinition
  /** All that a change may carry. */
  readonly change: ResourceDefinition
  readonly files?: FilesOfBody
  readonly collection: ServedCollection
  /** The one among what was found. @throws Failure notFound */
  readonly only: (found: readonly Resource[]) => Living
  readonly create: (asking: Asking, input: unknown) => Promise<Living>
  /** Changes fields, or does the action that the input names. */
  readonly act: (asking: Asking, change: LifecycleChange) => Promise<Living>
  readonly remove: (asking: Asking, id: string) => Promise<void>
  readonly shown: (call: Call, living: Living) => Promise<Shown>
}

/** Begins, shows, changes and removes one: what changes its state is a PUT with `action`. */
export function lifecycleRoutes<Living extends Resource>(served: ServedLifecycle<Living>): readonly ViewerRoute[] {
  const { type: answers, path, words, creation, change, files, collection, only, create, act, remove } = served
  const one = `${path}/:id`
  const body = files ? { files } : {}
  return [
    {
      ...{
        method: 'POST',
        path,
        access: 'viewer',
        writes: true,
        summary: words.create,
        body: creation,
        answers,
        ...body,
      },
      handle: async (call) => answered(served, call, await create(askingOf(call), call.body), { status: 201 }),
    },
    {
      ...{ method: 'GET', path: one, access: 'viewer', answers, query: includesOfOne(collection) },
      summary: `${words.show}\u202f; \`meta.allowed_actions\` dit ce qui est possible, \`meta.actions\` pourquoi le reste ne l’est pas`,
      handle: async (call) => {
        const { query, parameter } = call
        const { data, included } = await readResource(collection, askingOf(call), parameter('id'), query.includePaths)
        return answered(served, call, only([data]), { included })
      },
    },
    {
      ...{
        method: 'PUT',
        path: one,
        access: 'viewer',
        writes: true,
        summary: words.change,
        body: change,
        answers,
        ...body,
      },
      handle: async (call) => {
        const { body: input, version, parameter } = call
        return answered(served, call, await act(askingOf(call), { id: parameter('id'), input, version }))
      },
    },
    {
      ...{ method: 'DELETE', path: one, access: 'viewer', writes: true, summary: words.remove },
      handle: async (call) => {
        await remove(askingOf(call), call.parameter('id'))
        return { status: 204 }
      },
    },
  ]
}

/** The answer of one. */
export async function answered<Living extends Resource>(
  { shown }: Pick<ServedLifecycle<Living>, 'shown'>,
  call: Call,
  living: Living,
  more: { readonly status?: 200 | 201 | 202; readonly included?: readonly Resource[] } = {},
): Promise<Answer> {
  return { ...(await shown(call, living)), ...more }
}
