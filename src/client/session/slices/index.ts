export { parseLastUser, sessionClosed, sessionReducer, sessionTaken } from '../session'
export { meetingReducer, parseMeeting } from '../meeting/meeting'
export { settingsReducer } from '../settings'
