import { EyeOutlined } from '@ant-design/icons'
import { useMatch } from 'react-router-dom'
import { meetingStarted } from '#client/session/meeting'
import { useAppDispatch } from '#client/store'
import { Button } from '#client/ui/controls'
import { clientFilesAddress } from '#features/clientFile/contract'
import { useShortcuts } from '#client/screens/keyboard'

/** The keys that begin and end a meeting. */
export const MEETING = 'm r'

/** Shows the open client file to its client: whatever is internal leaves the page. Absent elsewhere. */
export function MeetingButton() {
  const id = useMatch(`${clientFilesAddress}/:uuid/*`)?.params.uuid
  const dispatch = useAppDispatch()
  const start = (clientFileId: string) => {
    dispatch(meetingStarted(clientFileId))
  }
  useShortcuts(
    id === undefined
      ? []
      : [
          {
            keys: MEETING,
            label: 'Mode rendez-vous',
            act: () => {
              start(id)
            },
          },
        ],
  )
  if (id === undefined) return null
  return (
    <Button
      type="text"
      icon={<EyeOutlined aria-hidden />}
      aria-label="Mode rendez-vous"
      title="Mode rendez-vous (M R)"
      onClick={() => {
        start(id)
      }}
    />
  )
}
