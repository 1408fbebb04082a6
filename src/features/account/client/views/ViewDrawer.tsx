import { useSearchParams } from 'react-router-dom'
import { Drawer } from '#client/ui/drawer'
import { useMediaQuery } from '#client/ui/layout'
import { ColumnChoice } from './ColumnChoice'
import { SavedViewList } from './SavedViewList'
import { SaveView } from './SaveView'
import type { SavedViews } from './useSavedViews'
import type { ViewedListProps } from './ViewedListProps'
import './views.css'

interface ViewDrawerProps extends ViewedListProps {
  readonly saved: SavedViews
  readonly onClose: () => void
}

/** To open a view, to choose columns, to save what is shown. */
export function ViewDrawer({ list, columns, passing, saved, onClose }: ViewDrawerProps) {
  const [parameters] = useSearchParams()
  const shown = viewAddress(parameters, passing)
  // Rows are cards there.
  const isNarrow = useMediaQuery('(width < 768px)')
  const choosable = isNarrow ? [] : columns.filter(({ pinned = false }) => !pinned)
  return (
    <Drawer title="Vues et colonnes" open onClose={onClose} size={420}>
      <div className="saved-views">
        <SavedViewList saved={saved} shown={shown} onOpen={onClose} />
        {choosable.length > 0 && <ColumnChoice columns={choosable} />}
        <SaveView list={list} query={shown} />
      </div>
    </Drawer>
  )
}

/** The address of what is shown, as a view keeps it: without what passes, always in one order. */
function viewAddress(parameters: URLSearchParams, passing: readonly string[]): string {
  const view = new URLSearchParams(parameters)
  for (const name of passing) view.delete(name)
  view.sort()
  return view.toString()
}
