export { diskWatch, type DiskWarning, type DiskWatch } from './diskWatch'
export { mailDelivery, type MailDelivery, type Undelivered } from './mailDelivery'
export { mailRetention } from './mailRetention'
export { rounds, type Rounds } from './rounds'
