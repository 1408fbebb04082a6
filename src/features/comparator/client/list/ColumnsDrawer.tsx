import { ColumnChoice } from '#features/account/client/views'
import { Drawer } from '#client/ui/drawer'
import type { ChosenColumn } from './columns'

/** Which columns the list has; the address says them. */
export const ColumnsDrawer = ({ columns, onClose }: { columns: readonly ChosenColumn[]; onClose: () => void }) => (
  <Drawer title="Colonnes" open onClose={onClose} size={360}>
    <ColumnChoice columns={columns} />
  </Drawer>
)
