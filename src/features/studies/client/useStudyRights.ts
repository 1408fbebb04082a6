import { useMemo } from 'react'
import { allows } from '#contract/access'
import { selectHeldRights } from '#client/session'
import { useAppSelector } from '#client/store'

/** What the viewer may do with studies. */
export function useStudyRights(): { readonly reads: boolean; readonly edits: boolean } {
  const held = useAppSelector(selectHeldRights)
  return useMemo(() => ({ reads: allows(held, 'readReports'), edits: allows(held, 'editReports') }), [held])
}
