export {
  exitPasswordChosen,
  meetingEnded,
  meetingRecorded,
  meetingStarted,
  screenShown,
  selectMeeting,
} from './meeting'
export type { Meeting, MeetingState } from './meeting'
export { hashOf, isPasswordOf } from './exitPassword'
