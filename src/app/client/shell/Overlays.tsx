import { Suspense } from 'react'
import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import { lazyPart, useOnceOpen } from '#client/ui/lazy'
import type { MenuItem } from '#client/screens'
import { Snapshot } from '#client/screens/snapshot'
import { Search, usePreloadedPalette } from './palette/Search'

const ShortcutHelp = lazyPart(
  async () => (await import(/* webpackChunkName: "shortcut-help" */ './ShortcutHelp')).ShortcutHelp,
)

export type Overlay = 'palette' | 'settings' | 'help' | 'snapshot'

interface OverlaysProps {
  readonly opened: Overlay | null
  /** Where the menu leads. */
  readonly places: readonly MenuItem[]
  readonly onClose: () => void
}

/** What opens over every page, one at a time. */
export function Overlays({ opened, places, onClose }: OverlaysProps) {
  const { areShortcutsOn } = useAppSelector(selectSettings)
  usePreloadedPalette()
  return (
    <>
      <Settings isOpen={opened === 'settings'} onClose={onClose} />
      {opened === 'help' && (
        <Suspense>
          <ShortcutHelp areCharactersOn={areShortcutsOn} onClose={onClose} />
        </Suspense>
      )}
      {opened === 'palette' && <Search places={places} onClose={onClose} />}
      {opened === 'snapshot' && <Snapshot onClose={onClose} />}
    </>
  )
}

const SettingsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "settings" */ './SettingsDrawer')).SettingsDrawer,
)

/** The drawer of settings, which comes the first time that it is asked for. */
function Settings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const wasOpen = useOnceOpen(isOpen)
  return (
    wasOpen && (
      <Suspense>
        <SettingsDrawer isOpen={isOpen} onClose={onClose} />
      </Suspense>
    )
  )
}
