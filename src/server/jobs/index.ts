export { mailDelivery, type MailDelivery, type Undelivered } from './mailDelivery'
