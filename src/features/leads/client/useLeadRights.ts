import { useMemo } from 'react'
import { allows, type Perimeter } from '#contract/access'
import { selectHeldRights, selectRights } from '#client/session'
import { useAppSelector } from '#client/store'

/** What the viewer may do with leads. */
export interface LeadRights {
  readonly editing: boolean
  readonly converting: boolean
  /** They decide who follows a lead, and see whose each one is. */
  readonly assigning: boolean
  readonly perimeter: Perimeter
}

export function useLeadRights(): LeadRights {
  const held = useAppSelector(selectHeldRights)
  const { perimeter } = useAppSelector(selectRights)
  return useMemo(() => {
    const editing = allows(held, 'editClientLeads')
    return {
      editing,
      converting: allows(held, 'convertClientLeads'),
      assigning: editing && perimeter === 'company',
      perimeter,
    }
  }, [held, perimeter])
}
