import { useEffect, useRef } from 'react'
import { declareShortcuts, type Scope, type Shortcut } from './shortcuts'

/** Declares the shortcuts of a screen while it is shown. The help and the palette list them. */
export function useShortcuts(shortcuts: readonly Shortcut[], scope: Scope = 'screen'): void {
  const current = useRef(shortcuts)
  useEffect(() => {
    current.current = shortcuts
  })
  useEffect(() => declareShortcuts({ scope, list: () => current.current }), [scope])
}
