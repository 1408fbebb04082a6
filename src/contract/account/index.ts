export { credentials, passwordChange } from './credentials'
