export { logIn, logOut, sessionFollowed, sessionStarted } from './operations'
export { loginAddress, safeRedirect } from './redirect'
export {
  selectCompany,
  selectHeldRights,
  selectPermissions,
  selectRights,
  selectSession,
  selectUser,
} from './selectors'
export { sessionAbsent } from './session'
export type { SessionState } from './session'
export { selectSettings, settingsChanged } from './settings'
export type { SettingsState } from './device/settings'
