import { useEffect, useRef } from 'react'
import type { SearchProps } from '../SearchProps'
import { Delivery } from './BuildingFilters'
import type { FilterGroup } from './filterGroups'
import { KindsAndRooms } from './HomeFilters'
import { HighestEffort, Prices } from './PriceFilters'
import { SchemeFilter } from './SchemeFilter'

/** What changes the filters of a button, under it; the list follows at once. */
export function FilterGroupPanel({ group, ...props }: SearchProps & { readonly group: FilterGroup }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('input, [tabindex="0"]')?.focus()
  }, [])
  return (
    <div ref={panel} className="filter-group" role="dialog" aria-label={group.label} tabIndex={-1}>
      <GroupFields name={group.name} {...props} />
    </div>
  )
}

function GroupFields({ name, ...props }: SearchProps & Pick<FilterGroup, 'name'>) {
  switch (name) {
    case 'scheme':
      return <SchemeFilter {...props} />
    case 'effort':
      return <HighestEffort {...props} />
    case 'price':
      return <Prices {...props} />
    case 'home':
      return <KindsAndRooms {...props} />
    case 'delivery':
      return <Delivery {...props} />
  }
}
