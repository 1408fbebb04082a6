import { MOST_COMPARED, type ComparedLots } from '#features/catalogue/client/comparison'
import type { Search } from '../search/Search'
import type { ChangeSearch } from '../useSearch'

/** The lots of a search that are to be compared, and what adds one or takes it away. */
export const comparingOf = ({ compared }: Search, change: ChangeSearch): ComparedLots => ({
  compared,
  onCompare: (id, isCompared) => {
    change((asked) => ({ compared: withCompared(asked.compared, id, isCompared) }))
  },
})

/** The lots to be compared with one more, as long as it fits, or with one less. */
export function withCompared(compared: readonly string[], id: string, isCompared: boolean): readonly string[] {
  const others = compared.filter((each) => each !== id)
  return isCompared && others.length < MOST_COMPARED ? [...others, id] : others
}
