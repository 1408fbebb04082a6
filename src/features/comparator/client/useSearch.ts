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
  // Keys come faster than the address: each change is made on the search that the one before asked for. Addresses that were
  // asked for may be shown one by one: as long as a later one is to come, the search that it says stands.
  const asked = useRef(search)
  const toCome = useRef<readonly string[]>([])
  const shown = printSearch(search, query)
  useLayoutEffect(() => {
    const place = toCome.current.indexOf(shown)
    toCome.current = place === -1 ? [] : toCome.current.slice(place + 1)
    if (toCome.current.length === 0) asked.current = search
  }, [search, shown])
  return {
    search,
    faults,
    addressOf,
    change: (change) => {
      const changed = typeof change === 'function' ? change(asked.current) : change
      asked.current = { ...asked.current, ...changed }
      const address = printSearch(asked.current, query)
      toCome.current = [...toCome.current, address]
      void navigate(address, { replace: true, preventScrollReset: true })
    },
  }
}
