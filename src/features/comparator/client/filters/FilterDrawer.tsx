import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import type { SearchProps } from '../SearchProps'
import { BuildingFilters } from './BuildingFilters'
import { HomeFilters } from './HomeFilters'
import { PriceFilters } from './PriceFilters'
import { SchemeFilter } from './SchemeFilter'

/** Every filter of the search; the list follows at once. */
export function FilterDrawer({ onClose, ...props }: SearchProps & { onClose: () => void }) {
  return (
    <Drawer
      title="Filtres"
      open
      onClose={onClose}
      size={480}
      footer={
        <Button type="primary" block onClick={onClose}>
          Voir les lots
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
