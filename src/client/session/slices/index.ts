export { parseLastUser, sessionClosed, sessionReducer, sessionTaken } from '../session'
export { parseSettings, settingsReducer } from '../settings'
