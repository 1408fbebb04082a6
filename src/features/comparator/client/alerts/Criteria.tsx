import { effortFilter } from '../found/effortFilter'
import { filtersOf } from '../found/lotFilters'
import type { KnownFilterContext } from '../found/useFilterContext'
import type { Search } from '../search/Search'

interface CriteriaProps {
  readonly search: Search
  readonly filterContext: KnownFilterContext
}

/** What an alert looks for, in words. */
export function Criteria({ search, filterContext }: CriteriaProps) {
  const { highestEffort: effort, clientFile } = search
  const filters = [
    ...filtersOf(search, filterContext),
    ...(effort === null || clientFile === null ? [] : [effortFilter(effort)]),
  ]
  return (
    <ul className="alert-criteria" aria-label="Critères">
      {filters.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  )
}
