import { Suspense } from 'react'
import { selectSettings } from '#client/session'
import { useAppSelector } from '#client/store'
import { lazyPart } from '#client/ui/lazy'
import type { Place } from '#client/screens'
import { Snapshot } from '#client/screens/snapshot'
import { Search, usePreloadedPalette } from './palette/Search'
import { Settings } from './Settings'

const ShortcutHelp = lazyPart(
  async () => (await import(/* webpackChunkName: "shortcut-help" */ './ShortcutHelp')).ShortcutHelp,
)

export type Overlay = 'palette' | 'settings' | 'help' | 'snapshot'

interface OverlaysProps {
  readonly opened: Overlay | null
  /** Where the menu leads. */
  readonly places: readonly Place[]
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
