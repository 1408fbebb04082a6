import { EyeOutlined } from '@ant-design/icons'
import { Button } from '#client/ui/controls'
import { useShortcuts } from '#client/screens/keyboard'
import { useMeetingStart } from './useMeetingStart'

/** The keys that begin and end a meeting. */
export const MEETING = 'm r'

/** Shows the open client file to its client: whatever is internal leaves the page. Absent elsewhere. */
export function MeetingButton() {
  const start = useMeetingStart()
  useShortcuts(start === undefined ? [] : [{ keys: MEETING, label: 'Mode rendez-vous', act: start }])
  if (start === undefined) return null
  return (
    <Button
      className="meeting-button"
      icon={<EyeOutlined aria-hidden />}
      title="Mode rendez-vous (M R)"
      onClick={start}
    >
      Mode rendez-vous
    </Button>
  )
}
