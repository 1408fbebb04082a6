export { ErrorScreen, Refused } from './ErrorScreen'
export { Refusal } from './refusal'
export { SUPPORT_EMAIL } from './support'
export { uuidOnly } from './uuidOnly'
