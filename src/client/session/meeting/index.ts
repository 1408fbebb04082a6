export {
  exitPasswordChosen,
  meetingEnded,
  meetingRecorded,
  meetingStarted,
  screenShown,
  selectMeeting,
} from './meeting'
export type { MeetingState } from './meeting'
export { hashOf, isPasswordOf } from './exitPassword'
