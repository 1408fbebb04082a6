export { credentials, passwordChange, passwordReset, passwordResetRequest } from './credentials'
