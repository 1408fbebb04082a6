export {
  exitPasswordChosen,
  meetingEnded,
  meetingRecorded,
  meetingStarted,
  screenShown,
  selectMeeting,
} from './meeting'
export type { Meeting } from './meeting'
export { hashOf, isPasswordOf } from './exitPassword'
