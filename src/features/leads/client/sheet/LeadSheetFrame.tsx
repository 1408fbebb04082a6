import { Drawer } from '#client/ui/drawer'
import { useIsNarrow } from './useIsNarrow'
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
