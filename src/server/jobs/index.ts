export { diskWatch, type DiskWarning, type DiskWatch } from './diskWatch'
export { mailDelivery, type MailDelivery, type Undelivered } from './mailDelivery'
export { readingLog, type ReadingLog } from './readingLog'
export { retention, type Retention } from './retention'
