import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import { registerContracts } from '#contract/resources'
import { entriesOf } from '#contract/json'
import type { ResourceOf } from '#contract/jsonapi'
import { api, askMeta, ofList, type Answer } from '#client/api'
import { useResourceList, type ListReading } from '#client/store'
import { isNotificationKind, notificationsContract, type NotificationKind } from '#features/notifications/contract'

// It comes with what shows it: no page needs it to be drawn.
registerContracts([notificationsContract])

export type Notification = ResourceOf<'notification'>

/** What one was told, the latest first. */
export const useNotifications = (): ListReading<'notification'> => useResourceList('notification')

/** How one wants to be told of a kind. */
export interface NotificationChoice {
  readonly kind: NotificationKind
  readonly in_app: boolean
  readonly by_mail: boolean
}

const CHOICES = '/v3/me/notification-choices'

export const notificationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    readAllNotifications: build.mutation<Answer, undefined>({
      query: () => ({ method: 'PUT', path: '/v3/notifications', body: {} }),
      invalidatesTags: (answer) => (answer ? [ofList('notification')] : []),
    }),
    notificationChoices: build.query<readonly NotificationChoice[], undefined>({
      queryFn: (_none, store) => asking({ method: 'GET', path: CHOICES }, store),
      providesTags: [{ type: 'list', id: CHOICES }],
    }),
    chooseNotification: build.mutation<readonly NotificationChoice[], Partial<NotificationChoice>>({
      queryFn: (body, store) => asking({ method: 'PUT', path: CHOICES, body }, store),
      invalidatesTags: [{ type: 'list', id: CHOICES }],
    }),
  }),
})

const asking = (request: Parameters<typeof askMeta>[0], store: BaseQueryApi) =>
  askMeta(request, store, ({ choices }) => (Array.isArray(choices) ? choices.flatMap(choiceOf) : undefined))

function choiceOf(value: unknown): readonly NotificationChoice[] {
  const { kind, in_app, by_mail } = entriesOf(value)
  return isNotificationKind(kind) ? [{ kind, in_app: in_app === true, by_mail: by_mail === true }] : []
}
