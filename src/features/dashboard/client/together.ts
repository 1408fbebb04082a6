import type { ResourceType } from '#contract'
import type { ListReading, RequestState } from '#client/store'

/** Merges the states of several lists: loaded once all are, failed as soon as one is. Callers leave out lists without a right. */
export function together(
  lists: readonly ListReading<ResourceType>[],
): Pick<RequestState, 'failure' | 'refetch'> & { readonly isThere: boolean } {
  const failed = lists.filter(({ failure }) => failure)
  return {
    failure: failed[0]?.failure,
    isThere: lists.every(({ page }) => page !== undefined),
    refetch: () => {
      for (const { refetch } of failed.length > 0 ? failed : lists) refetch()
    },
  }
}
