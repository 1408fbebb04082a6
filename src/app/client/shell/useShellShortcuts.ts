import { useNavigate } from 'react-router-dom'
import type { Place } from '#client/screens'
import { useShortcuts, type Shortcut } from '#client/screens/keyboard'
import { SNAPSHOT } from '#client/screens/snapshot'
import type { Overlay } from './Overlays'
import { PALETTE } from './palette/keys'

/** The shortcuts of every page: what opens over it, and the places of the menu. */
export function useShellShortcuts(places: readonly Place[], open: (overlay: Overlay) => void): void {
  const navigate = useNavigate()
  const opening = (keys: string, label: string, overlay: Overlay): Shortcut => ({
    keys,
    label,
    act: () => {
      open(overlay)
    },
  })
  useShortcuts(
    [
      opening(PALETTE, 'Rechercher partout', 'palette'),
      opening('?', 'Raccourcis clavier', 'help'),
      opening('g r', 'Réglages', 'settings'),
      opening('g i', SNAPSHOT, 'snapshot'),
      ...places.map(({ keys, label, address, children }) => ({
        keys,
        label,
        act: () => {
          void navigate(children?.[0]?.address ?? address)
        },
      })),
    ],
    'everywhere',
  )
}
