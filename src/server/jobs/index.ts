export { ATTEMPTS, mailDelivery, type MailDelivery, type Undelivered } from './mailDelivery'
