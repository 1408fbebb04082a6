import { codeOf } from '#server/db'
import type { ServerFeature } from '#server/http'
import { eventHub } from './events/hub'
import { notificationMail } from './jobs/mail'
import { retention } from './jobs/retention'
import { migrations } from './migrations'
import type { Subject } from './operations/subjects'
import { policies } from './policies'
import { eventRoutes } from './routes/events'
import { choiceRoutes, notificationRoutes } from './routes/notifications'

/** @param subjects what people are told of */
export const notificationsServer = (subjects: readonly Subject[]): ServerFeature => ({
  name: 'notifications',
  policies,
  migrations,
  open: ({ database, clock, publicUrl, mayDelete, log }) => {
    const hub = eventHub(database)
    const fail = (error: unknown): void => {
      log.error({ code: codeOf(error) }, 'what people were told of cannot be mailed or forgotten')
    }
    return {
      routes: [...notificationRoutes(subjects), ...choiceRoutes, ...eventRoutes(hub)],
      jobs: [
        hub,
        notificationMail({ database, clock, publicUrl, fail }),
        retention({ database, clock, mayDelete, fail }),
      ],
    }
  },
})

export { notify, wantsMail } from './operations/notify'
export { tellChange } from './operations/events'
export { subjectOf, type Seen, type Subject } from './operations/subjects'
