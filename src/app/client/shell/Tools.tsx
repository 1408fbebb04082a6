import { CloudOutlined, DisconnectOutlined, SearchOutlined, SettingOutlined } from '@ant-design/icons'
import { formatDate } from '#client/ui'
import { Button } from '#client/ui/controls'
import { today, useOnline } from '#client/screens'
import { BellPlace } from '#features/notifications/client'
import { AccountMenu } from './AccountMenu'
import { MeetingButton } from './meeting/MeetingButton'
import type { Overlay } from './Overlays'
import './tools.css'

interface ToolsProps {
  readonly open: (overlay: Overlay) => void
  readonly onLogOut: () => void
}

/** What every page has at hand: the day of the rules, the connection, the palette, the settings, the account. */
export function Tools({ open, onLogOut }: ToolsProps) {
  return (
    <>
      <span className="tools-rules">Règles au {formatDate(today())}</span>
      <Connection />
      <MeetingButton />
      <Button
        type="text"
        icon={<SearchOutlined aria-hidden />}
        aria-label="Rechercher"
        title="Rechercher (Ctrl K)"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          open('palette')
        }}
      />
      <BellPlace />
      <Button
        type="text"
        icon={<SettingOutlined aria-hidden />}
        aria-label="Réglages"
        title="Réglages"
        onClick={() => {
          open('settings')
        }}
      />
      <AccountMenu
        onSnapshot={() => {
          open('snapshot')
        }}
        onLogOut={onLogOut}
      />
    </>
  )
}

/** The banner over the page tells what a lost connection means; here stands a sign of it. */
function Connection() {
  const isOnline = useOnline()
  const words = isOnline ? 'En ligne' : 'Hors connexion'
  return (
    <span className={isOnline ? 'tools-connection' : 'tools-connection tools-offline'} title={words}>
      {isOnline ? <CloudOutlined aria-hidden /> : <DisconnectOutlined aria-hidden />}
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
