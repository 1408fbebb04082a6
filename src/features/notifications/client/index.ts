export { BellPlace } from './BellPlace'
export { loadNotificationsTab } from './loadNotificationsTab'
