import { useSyncExternalStore } from 'react'
import { Drawer } from '#client/ui/drawer'
import { LeadSheet, type LeadSheetProps } from './LeadSheet'

interface LeadSheetFrameProps extends LeadSheetProps {
  /** There is a list that it stands beside. */
  readonly isBeside: boolean
}

/** The sheet of a lead: beside the list where there is room, else over the page; the whole screen on a phone. */
export function LeadSheetFrame({ isBeside, ...props }: LeadSheetFrameProps) {
  const isNarrow = useIsNarrow()
  if (isBeside && !isNarrow) return <LeadSheet {...props} />
  return (
    <Drawer
      open
      title="Contact"
      size={isNarrow ? '100%' : 760}
      className="lead-sheet-drawer"
      onClose={() => {
        props.onMove({ lead: null })
      }}
    >
      <LeadSheet {...props} />
    </Drawer>
  )
}

const query = '(width < 1200px)'

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => {
    list.removeEventListener('change', onChange)
  }
}

/** Whether there is no room for a sheet beside its list. */
const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
