export { credentials, passwordChange, passwordReset, passwordResetRequest, profileChange } from './credentials'
