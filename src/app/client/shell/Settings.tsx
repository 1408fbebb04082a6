import { Suspense } from 'react'
import { lazyPart, useOnceOpen } from '#client/ui/lazy'

const SettingsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "settings" */ './SettingsDrawer')).SettingsDrawer,
)

/** The drawer of settings, which comes the first time that it is asked for. */
export function Settings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const wasOpen = useOnceOpen(isOpen)
  return (
    wasOpen && (
      <Suspense>
        <SettingsDrawer isOpen={isOpen} onClose={onClose} />
      </Suspense>
    )
  )
}
