import type { NotificationResources } from '#features/notifications/contract'
import { nobody, ofCompany, those, type Policies, type Viewer } from '#server/access'

const ofOneself = those('readAccount', (viewer: Viewer) => ({ ...ofCompany(viewer), user_id: viewer.userId }))

/** What one was told oneself. */
export const policies: Policies<keyof NotificationResources> = {
  notification: { read: ofOneself, list: ofOneself, create: nobody, update: ofOneself, remove: nobody },
}
