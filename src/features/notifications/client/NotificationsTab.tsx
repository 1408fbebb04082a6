import { useToast } from '#client/feedback'
import { outcomeOf } from '#client/api'
import { Card, ErrorBlock, Skeleton } from '#client/ui'
import { Toggle } from '#client/ui/inputs'
import { notificationKinds } from '#features/notifications/contract'
import { notificationsApi, type NotificationChoice } from './notifications'
import './notificationsTab.css'

/** What one wants to be told of, in the application and by mail. */
export function NotificationsTab() {
  const { data: choices, error, refetch } = notificationsApi.useNotificationChoicesQuery(undefined)
  return (
    <Card title="Notifications" sentence="Ce qui vous est signalé par la cloche, et ce qui vous est aussi écrit.">
      {choices ? (
        <ul className="notification-choices">
          {choices.map((choice) => (
            <ChoiceLine key={choice.kind} choice={choice} />
          ))}
        </ul>
      ) : error ? (
        <ErrorBlock message="Vos choix ne peuvent pas être lus." onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={5} />
      )}
    </Card>
  )
}

function ChoiceLine({ choice }: { choice: NotificationChoice }) {
  const { label, help } = notificationKinds[choice.kind]
  const [choose] = notificationsApi.useChooseNotificationMutation()
  const toast = useToast()
  const change = async (changed: Partial<NotificationChoice>) => {
    const { error } = outcomeOf(await choose({ kind: choice.kind, ...changed }))
    if (error) toast({ type: 'error', message: error.message })
  }
  return (
    <li>
      <fieldset className="notification-choice">
        <legend>{label}</legend>
        <p className="field-help">{help}</p>
        <Toggle
          label="Dans l’application"
          value={choice.in_app}
          onChange={(in_app) => {
            void change({ in_app: in_app === true })
          }}
        />
        <Toggle
          label="Par e-mail"
          value={choice.by_mail}
          onChange={(by_mail) => {
            void change({ by_mail: by_mail === true })
          }}
        />
      </fieldset>
    </li>
  )
}
