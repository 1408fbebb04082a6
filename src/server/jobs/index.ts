export { mailDelivery, type MailDelivery } from './mailDelivery'
