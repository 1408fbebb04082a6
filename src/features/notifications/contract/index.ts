export { notificationsContract, type NotificationResources } from './contract'
export { isNotificationKind, notificationKindNames, notificationKinds, type NotificationKind } from './kinds'
