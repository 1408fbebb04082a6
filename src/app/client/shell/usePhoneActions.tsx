import { EyeOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons'
import type { MenuAction } from '#client/ui/layout'
import { useMeetingStart } from './meeting/useMeetingStart'
import type { Overlay } from './Overlays'

/** What the tools do, in the menu of a phone: the line of a client file has no room for them there. */
export function usePhoneActions(open: (overlay: Overlay) => void): readonly MenuAction[] {
  const start = useMeetingStart()
  const opening = (label: string, icon: MenuAction['icon'], overlay: Overlay): MenuAction => ({
    label,
    icon,
    onSelect: () => {
      open(overlay)
    },
  })
  const meeting = { label: 'Mode rendez-vous', icon: <EyeOutlined aria-hidden /> }
  return [
    ...(start ? [{ ...meeting, onSelect: start }] : []),
    opening('Rechercher', <SearchOutlined aria-hidden />, 'palette'),
    opening('Réglages', <SettingOutlined aria-hidden />, 'settings'),
  ]
}
