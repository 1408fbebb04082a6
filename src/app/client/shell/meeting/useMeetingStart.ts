import { useMatch } from 'react-router-dom'
import { meetingStarted } from '#client/session/meeting'
import { useAppDispatch } from '#client/store'
import { clientFilesAddress } from '#features/clientFile/contract'

/** Begins to show the open client file to its client; undefined where none is open. */
export function useMeetingStart(): (() => void) | undefined {
  const id = useMatch(`${clientFilesAddress}/:uuid/*`)?.params.uuid
  const dispatch = useAppDispatch()
  if (id === undefined) return undefined
  return () => {
    dispatch(meetingStarted(id))
  }
}
