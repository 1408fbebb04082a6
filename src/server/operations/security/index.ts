export { refuseTooManyAttempts, type AttemptPurpose } from './attempts'
export { newSecret, secretHash } from './secrets'
