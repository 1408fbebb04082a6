import { useMemo } from 'react'
import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { findLots } from '../found/findLots'
import { filtersOf } from '../found/lotFilters'
import type { SearchProps } from '../SearchProps'
import { BuildingFilters } from './BuildingFilters'
import { HomeFilters } from './HomeFilters'
import { PriceFilters } from './PriceFilters'
import { SchemeFilter } from './SchemeFilter'

/** Every filter of the search; the list follows at once, and how many it has is told. */
export function FilterDrawer({ onClose, ...props }: SearchProps & { onClose: () => void }) {
  const see = useSeeWords(props)
  return (
    <Drawer
      title="Filtres"
      open
      onClose={onClose}
      size={480}
      footer={
        <Button type="primary" block onClick={onClose}>
          {see}
        </Button>
      }
    >
      <div className="comparator-filters">
        <SchemeFilter {...props} />
        <PriceFilters {...props} />
        <HomeFilters {...props} />
        <BuildingFilters {...props} />
      </div>
    </Drawer>
  )
}

/** `Voir 128 lots`; how many an effort leaves is told by the list alone, once it is calculated. */
function useSeeWords({ catalogue: { properties }, search, filterContext }: SearchProps): string {
  const count = useMemo(
    () => findLots(properties, filtersOf(search, filterContext)).lots.length,
    [properties, search, filterContext],
  )
  if (search.highestEffort !== null) return 'Voir les lots'
  if (count === 0) return 'Aucun lot'
  return count === 1 ? 'Voir le lot' : `Voir ${formatNumber(count)} lots`
}
