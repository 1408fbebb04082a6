import { formatNumber } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import type { SearchProps } from '../SearchProps'
import { BuildingFilters } from './BuildingFilters'
import { HomeFilters } from './HomeFilters'
import { PriceFilters } from './PriceFilters'
import { SchemeFilter } from './SchemeFilter'

/** Every filter of the search; the list follows at once, and how many it has is told. */
export function FilterDrawer({ onClose, ...props }: SearchProps & { onClose: () => void }) {
  return (
    <Drawer
      title="Filtres"
      open
      onClose={onClose}
      size={480}
      footer={
        <Button type="primary" block onClick={onClose}>
          {seeWords(props)}
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
function seeWords({ search, narrowed: { found } }: SearchProps): string {
  const count = found.lots.length
  if (search.highestEffort !== null) return 'Voir les lots'
  if (count === 0) return 'Aucun lot'
  return count === 1 ? 'Voir le lot' : `Voir ${formatNumber(count)} lots`
}
