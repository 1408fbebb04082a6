import { useEffect } from 'react'
import { screenShown } from '#client/session/meeting'
import { useAppDispatch } from '#client/store'
import type { ClientFileTab } from '#features/clientFile/contract'
import { useIsMeeting } from '#client/screens'
import { tabs } from './tabs'

/** In a meeting, takes note of each tab that was shown. */
export function useShownScreen(tab: ClientFileTab | undefined): void {
  const dispatch = useAppDispatch()
  const isMeeting = useIsMeeting()
  const label = tabs.find((candidate) => candidate.tab === tab)?.label
  useEffect(() => {
    if (isMeeting && label !== undefined) dispatch(screenShown(label))
  }, [dispatch, isMeeting, label])
}
