import type { PageInfo } from '#contract/jsonapi'
import type { Query } from './query'

/** What a list says of its page. @param total of the whole list */
export function pageInfo({ page: { number, size } }: Query, total: number): PageInfo {
  return { current_page: number, per_page: size, total, last_page: Math.max(1, Math.ceil(total / size)) }
}

/** Where the page of a request is in its list. */
export const rangeOf = ({ page: { number, size } }: Query): { limit: number; offset: number } => ({
  limit: size,
  offset: (number - 1) * size,
})
