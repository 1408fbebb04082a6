import type { ResourceType } from '#contract'
import type { Ref, ResourceOf } from '#contract/jsonapi'
import { api, outcomeOf, type ListRequest } from '#client/api'
import { selectMany } from '#client/entities'
import { selectUser } from '#client/session'
import type { AppStore } from '#client/store'
import { today } from '#client/screens'
import type { Change, Step } from '../steps/change'
import { changedSince, stepsOf, withoutFixed, writesOf, type Write } from './writes'

const isFieldChange = (ref: Ref): ref is Ref<'field_change'> => ref.type === 'field_change'

type Filter = NonNullable<ListRequest['filter']>

/** Lines on a page, the most that the server gives at once. */
const PAGE = 200

/** The writes of an aggregate that a filter selects, the newest first; null when the server does not answer. */
async function readWrites(
  store: AppStore,
  { id: parentId, type: of }: Ref,
  filter: Filter,
): Promise<readonly Write[] | null> {
  const lines: ResourceOf<'field_change'>[] = []
  for (let number = 1, last = 1; number <= last; number += 1) {
    const request = { type: 'field_change', parentId, of, filter, page: { number, size: PAGE } } as const
    const { data } = outcomeOf(
      await store.dispatch(api.endpoints.list.initiate(request, { subscribe: false, forceRefetch: true })),
    )
    if (!data) return null
    lines.push(...selectMany(store.getState(), data.refs.filter(isFieldChange)))
    last = data.page?.last_page ?? 1
  }
  return writesOf(lines)
}

/** What the person did today in these sections and has not taken back, as the server remembers it. */
export async function rememberedSteps(
  store: AppStore,
  root: Ref,
  types: readonly ResourceType[],
): Promise<readonly Step[]> {
  const author = selectUser(store.getState())?.id
  if (author === undefined) return []
  return stepsOf(withoutFixed((await readWrites(store, root, { resource_type: types, author, from: today() })) ?? []))
}

/** What changed in an aggregate, or in one section of it, since a write, that one included; null when the server does not answer. */
export async function readChangesSince(
  store: AppStore,
  root: Ref,
  since: string,
  type?: ResourceType,
): Promise<readonly Change[] | null> {
  const writes = await readWrites(store, root, { since, ...(type === undefined ? {} : { resource_type: type }) })
  return writes && changedSince(writes)
}
