import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import { useHeadingFocus } from './useHeadingFocus'
import { useKeyboard } from './useKeyboard'
import { useLeaveWarning } from './useLeaveWarning'

/** What a frame does around any page: it hears the shortcuts, leads the focus to the heading, and warns before what is unsaved is lost. */
export function useFrame(pathname: string): void {
  const { areShortcutsOn } = useAppSelector(selectSettings)
  useLeaveWarning()
  useHeadingFocus(pathname)
  useKeyboard(areShortcutsOn)
}
