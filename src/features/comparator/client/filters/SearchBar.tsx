import { Suspense, use, useMemo } from 'react'
import { FilterOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { lazyPart } from '#client/ui/lazy'
import { useMediaQuery } from '#client/ui/layout'
import { LocationSourceContext } from '#client/forms'
import { LocationInput } from '#client/ui/inputs'
import { effortFilter } from '../found/effortFilter'
import { MapSwitch } from '../map/MapSwitch'
import type { SearchProps } from '../SearchProps'
import { FilterButton } from './FilterButton'
import { groupsFor, hasButton } from './filterGroups'
import { PLACE_FIELD } from './placeField'
import { suggestedPlaces } from './suggestedPlaces'

const FilterDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "comparator-panels" */ './FilterDrawer')).FilterDrawer,
)

/** Where, what else, and how it is shown: the usual filters as buttons that say their value, the others behind one; on a phone, all of them. */
export function SearchBar(props: SearchProps) {
  const { search, change, panel, openPanel } = props
  const isNarrow = useMediaQuery('(width < 768px)')
  const used = usedFilters(props)
  return (
    <div className="comparator-bar" role="search" aria-label="Recherche de lots">
      <PlaceField {...props} />
      {!isNarrow &&
        groupsFor(search).map((group) => (
          <FilterButton
            key={group.name}
            {...props}
            group={group}
            used={used.filter(({ key }) => group.keys.includes(key))}
          />
        ))}
      <MoreFilters isAll={isNarrow} count={used.filter(({ key }) => isNarrow || !hasButton(key)).length} {...props} />
      {!isNarrow && <MapSwitch search={search} change={change} />}
      {panel === 'filters' && (
        <Suspense>
          <FilterDrawer
            {...props}
            onClose={() => {
              openPanel(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The filters in use but for the place, which has a field. */
const usedFilters = ({ search, narrowed: { filters } }: SearchProps) => [
  ...filters.filter(({ key }) => key !== 'place'),
  ...(search.clientFile === null || search.highestEffort === null ? [] : [effortFilter(search.highestEffort)]),
]

interface MoreFiltersProps extends Pick<SearchProps, 'openPanel'> {
  /** Whether no filter has a button of its own. */
  readonly isAll: boolean
  /** How many of those behind it are in use. */
  readonly count: number
}

const MoreFilters = ({ isAll, count, openPanel }: MoreFiltersProps) => (
  <Button
    icon={<FilterOutlined aria-hidden />}
    aria-haspopup="dialog"
    className={isAll && count > 0 ? 'filters-used' : ''}
    onClick={() => {
      openPanel('filters')
    }}
  >
    {isAll ? 'Filtres' : 'Plus de filtres'}
    {count > 0 && ` (${count})`}
  </Button>
)

/** Adds a place to those that are looked at, where most lots are first; each of them is a chip under the bar. */
function PlaceField({ search: { places }, change, catalogue, filterContext }: SearchProps) {
  const source = use(LocationSourceContext)
  if (!source) throw new Error('A field of places needs Places around it.')
  const suggested = useMemo(() => suggestedPlaces(catalogue, places), [catalogue, places])
  return (
    <div id={PLACE_FIELD} className="comparator-place">
      <LocationInput
        // The field is emptied once its place is taken.
        key={places.join()}
        hideLabel
        label="Où"
        search={source.search}
        suggested={suggested.map((slug) => ({ value: slug, label: filterContext.nameOf(slug) }))}
        value={null}
        onChange={(slug) => {
          if (slug !== null && !places.includes(slug)) change({ places: [...places, slug] })
        }}
      />
    </div>
  )
}
