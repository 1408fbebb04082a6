import { selectMeeting } from '#client/session/meeting'
import { useAppSelector } from '#client/store'

/** Whether a client looks on: what is internal is then neither shown nor asked for. */
export const useIsMeeting = (): boolean => useAppSelector((state) => selectMeeting(state).open !== null)
