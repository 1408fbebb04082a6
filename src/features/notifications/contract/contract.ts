import type { FeatureContract } from '#contract/resources'
import { notification } from './notification'

const resources = { notification } as const
export type NotificationResources = typeof resources

declare module '#contract/resources' {
  interface Resources extends NotificationResources {}
}

export const notificationsContract: FeatureContract = {
  resources,
  collections: [{ type: 'notification', path: '/v3/notifications' }],
}
