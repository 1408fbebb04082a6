import type { Choice } from '#contract'
import { Drawer } from '#client/ui/drawer'
import type { Place } from '../place'
import type { LeadRights } from '../useLeadRights'
import { useIsNarrow } from './useIsNarrow'
import { LeadSheet } from './LeadSheet'

export interface LeadSheetFrameProps {
  readonly id: string
  /** There is a list that it stands beside. */
  readonly isBeside: boolean
  readonly place: Place
  readonly rights: LeadRights
  readonly advisers: readonly Choice[]
  readonly onMove: (move: Partial<Place>) => void
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
