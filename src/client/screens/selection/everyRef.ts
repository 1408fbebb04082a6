import type { Ref } from '#contract/jsonapi'
import { api, outcomeOf, type ListRequest } from '#client/api'
import type { AppStore } from '#client/store'

/** The most that a page may have: the fewest requests. */
const PAGE = 200

/** Everything that a request finds, whatever its page; the store holds it then. @throws {Error} with a French sentence */
export async function everyRef(store: AppStore, request: ListRequest): Promise<readonly Ref[]> {
  const found = new Map<string, Ref>()
  for (let number = 1, last = 1; number <= last; number++) {
    const asked = api.endpoints.list.initiate(
      { ...request, page: { number, size: PAGE } },
      { subscribe: false, forceRefetch: true },
    )
    const { data, error } = outcomeOf(await store.dispatch(asked))
    if (error) throw new Error(error.message)
    // A row that changes meanwhile may stand on two pages.
    for (const ref of data.refs) found.set(ref.id, ref)
    last = data.page?.last_page ?? 1
  }
  return [...found.values()]
}
