import { useEffect } from 'react'
import { meetingRecorded, selectMeeting } from '#client/session/meeting'
import { useAppDispatch, useAppSelector } from '#client/store'
import { useOnline } from '#client/screens'
import { clientFileApi } from '#features/clientFile/client/api'

/** Records each ended meeting in the history of its file; without network, once it is back. */
export function useMeetingRecord(): void {
  const [meeting] = useAppSelector((state) => selectMeeting(state).ended)
  const [record] = clientFileApi.useRecordMeetingMutation()
  const dispatch = useAppDispatch()
  const isOnline = useOnline()
  useEffect(() => {
    if (!meeting || !isOnline) return
    const { id, clientFileId, startedAt, endedAt, screens, isPresentation } = meeting
    const attributes = {
      started_at: startedAt,
      ended_at: endedAt,
      screens: screens.join(', ') || 'Aucun',
      is_presentation: isPresentation,
    }
    void record({ clientFileId, attributes, idempotencyKey: id }).then(({ error }) => {
      // A refusal is final (the file may be gone): the meeting is not sent again.
      if (!error || ('status' in error && [403, 404, 422].includes(error.status))) dispatch(meetingRecorded(id))
    })
  }, [meeting, isOnline, record, dispatch])
}
