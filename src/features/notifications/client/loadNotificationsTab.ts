/** What one wants to be told of, for one's account. */
export const loadNotificationsTab = async () =>
  (await import(/* webpackChunkName: "notification-choices" */ './NotificationsTab')).NotificationsTab
