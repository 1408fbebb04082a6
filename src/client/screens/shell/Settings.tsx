import { lazy, Suspense, useState } from 'react'
import { loadScreen } from '../loadScreen'

const SettingsDrawer = lazy(async () => {
  const { Component } = await loadScreen(async () => (await import(/* webpackChunkName: "settings" */ './SettingsDrawer')).SettingsDrawer)
  return { default: Component }
})

/** The drawer of settings, which comes the first time that it is asked for. */
export function Settings({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen && <Suspense><SettingsDrawer isOpen={isOpen} onClose={onClose} /></Suspense>
}
