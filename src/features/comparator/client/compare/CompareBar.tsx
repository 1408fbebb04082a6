import { Link } from 'react-router-dom'
import { ComparisonBar } from '#features/catalogue/client/comparison'
import type { Search } from '../search/Search'
import type { ChangeSearch } from '../useSearch'
import { compareAddress } from './compareAddress'

/** The lots of a search that were chosen to be compared, and the way to their page. */
export function CompareBar({ search, change }: { search: Search; change: ChangeSearch }) {
  const { compared: lots, clientFile, weights, floors } = search
  return (
    <ComparisonBar
      count={lots.length}
      onClear={() => {
        change({ compared: [] })
      }}
    >
      <Link className="compare-link" to={compareAddress({ lots, clientFile, weights, floors, onlyDifferences: true })}>
        Comparer côte à côte
      </Link>
    </ComparisonBar>
  )
}
