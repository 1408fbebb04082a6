import type { Ref } from '#contract/jsonapi'
import { useResourceList } from '#client/store'
import { formatTime } from '#client/ui'
import { useOpenAggregate } from '../OpenAggregateContext'

/** Whose the version on the server is, by the history of these fields: `Version de L. Martin, 14:31`. */
export function useTheirs({ id }: Ref, names: readonly string[]): string {
  const { id: under, type: of } = useOpenAggregate()
  const {
    resources: [latest],
  } = useResourceList('field_change', { under, of, filter: { resource_id: id, field: names }, page: { size: 1 } })
  const { author_name: author, changed_at: at } = latest?.attributes ?? {}
  return author ? `Version de ${shortName(author)}, ${formatTime(at)}` : 'Version enregistrée'
}

/** `Luc Martin` → `L. Martin`. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return others.length === 0 ? first : `${first.charAt(0)}. ${others.join(' ')}`
}
