import { MOST_COMPARED, type ComparedLots } from '#features/catalogue/client/comparison'
import type { Search } from '../search/Search'
import type { ChangeSearch } from '../useSearch'

/** The lots of a search that are to be compared, and what adds one or takes it away. */
export const comparingOf = ({ compared }: Search, change: ChangeSearch): ComparedLots => ({
  compared,
  onCompare: (id, isCompared) => {
    change((asked) => {
      const others = asked.compared.filter((each) => each !== id)
      return { compared: isCompared && others.length < MOST_COMPARED ? [...others, id] : others }
    })
  },
})
