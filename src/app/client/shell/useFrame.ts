import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import { useHeadingFocus } from './useHeadingFocus'
import { useKeyboard } from './useKeyboard'

/** What a frame does around any page: it hears the shortcuts, and leads the focus to the heading. */
export function useFrame(pathname: string): void {
  const { areShortcutsOn } = useAppSelector(selectSettings)
  useHeadingFocus(pathname)
  useKeyboard(areShortcutsOn)
}
