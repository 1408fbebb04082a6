import { useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { parseSearch, printSearch } from './search/address'
import type { AddressFault, Search } from './search/Search'

/** What is changed, or what makes it of the search that was asked for last. */
type SearchChange = Partial<Search> | ((search: Search) => Partial<Search>)
export type ChangeSearch = (change: SearchChange) => void

/** The search that the address says, and what changes it. */
export function useSearch(): {
  readonly search: Search
  readonly faults: readonly AddressFault[]
  readonly change: ChangeSearch
  /** The address of this search, or of another. */
  readonly addressOf: (change?: Partial<Search>) => string
} {
  const { location } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { search, faults } = useMemo(() => parseSearch(location, query), [location, query])
  const addressOf = (change: Partial<Search> = {}) => printSearch({ ...search, ...change }, query)
  // Keys come faster than the address: each change is made on the search that the one before asked for.
  const asked = useRef(search)
  useLayoutEffect(() => {
    asked.current = search
  }, [search])
  return {
    search,
    faults,
    addressOf,
    change: (change) => {
      const changed = typeof change === 'function' ? change(asked.current) : change
      asked.current = { ...asked.current, ...changed }
      void navigate(printSearch(asked.current, query), { replace: true, preventScrollReset: true })
    },
  }
}
