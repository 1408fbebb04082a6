import { selectSettings, settingsChanged, type SettingsState } from '#client/session'
import { useAppDispatch, useAppSelector } from '#client/store'

/** The choices of this device, and how to change them. */
export function useSettings(): readonly [SettingsState, (changed: Partial<SettingsState>) => void] {
  const dispatch = useAppDispatch()
  return [
    useAppSelector(selectSettings),
    (changed) => {
      dispatch(settingsChanged(changed))
    },
  ]
}
