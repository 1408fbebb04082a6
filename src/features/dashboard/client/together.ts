import type { ResourceType } from '#contract'
import type { ListReading, RequestState } from '#client/store'

/** Merges the states of several lists: loaded once all are, failed as soon as one is. Callers leave out lists without a right. */
export function together(
  lists: readonly ListReading<ResourceType>[],
): RequestState & Pick<ListReading<ResourceType>, 'page'> {
  const failed = lists.filter(({ failure }) => failure)
  return {
    isFetching: lists.some(({ isFetching }) => isFetching),
    failure: failed[0]?.failure,
    page: lists.every(({ page }) => page) ? lists[0]?.page : undefined,
    refetch: () => {
      for (const { refetch } of failed.length > 0 ? failed : lists) refetch()
    },
  }
}
