import { Flex } from 'antd'
import { Link } from 'react-router-dom'
import { api, outcomeOf } from '#client/api'
import { useToast } from '#client/feedback'
import { useAppDispatch, type ListReading } from '#client/store'
import { Empty, ErrorBlock, formatDate, formatTime, Skeleton } from '#client/ui'
import { Button } from '#client/ui/controls'
import { Drawer } from '#client/ui/drawer'
import { notificationKinds } from '#features/notifications/contract'
import { notificationsApi, type Notification } from '../notifications'

interface NotificationsDrawerProps {
  readonly reading: ListReading<'notification'>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Where one chooses what one is told of. */
const CHOICES_ADDRESS = '/mon-compte/notifications'

/** What one was told, the latest first. */
export function NotificationsDrawer({ reading, isOpen, onClose }: NotificationsDrawerProps) {
  const { resources, page, failure, refetch } = reading
  const { readAll } = useReading()
  const hasUnread = resources.some(({ attributes }) => attributes.is_read === false)
  return (
    <Drawer title="Notifications" open={isOpen} onClose={onClose} size={420} destroyOnHidden>
      <Flex vertical gap={16}>
        <Flex justify="space-between" wrap gap={8}>
          <Link to={CHOICES_ADDRESS} onClick={onClose}>
            Choisir ce qui m’est signalé
          </Link>
          {hasUnread && (
            <Button size="small" onClick={() => void readAll()}>
              Tout marquer comme lu
            </Button>
          )}
        </Flex>
        {failure && !page ? (
          <ErrorBlock message={failure.message} onRetry={refetch} />
        ) : !page ? (
          <Skeleton lines={6} onRetry={refetch} />
        ) : resources.length === 0 ? (
          <Empty
            title="Rien de nouveau"
            sentence="Ce que vos collègues changent à vos dossiers et à vos ventes se voit ici."
          />
        ) : (
          <NotificationLines notifications={resources} onFollow={onClose} />
        )}
      </Flex>
    </Drawer>
  )
}

interface LinesProps {
  readonly notifications: readonly Notification[]
  readonly onFollow: () => void
}

function NotificationLines({ notifications, onFollow }: LinesProps) {
  const { readOne } = useReading()
  return (
    <ul className="notification-lines">
      {notifications.map((one) => (
        <li key={one.id} className={one.attributes.is_read === false ? 'notification-unread' : undefined}>
          <Link
            to={one.attributes.address ?? ''}
            onClick={() => {
              if (one.attributes.is_read === false) void readOne(one)
              onFollow()
            }}
          >
            {one.attributes.is_read === false && <span className="visually-hidden">Non lue&nbsp;: </span>}
            {one.attributes.title}
          </Link>
          <span>{sentenceOf(one)}</span>
          <span className="notification-when">{whenOf(one)}</span>
        </li>
      ))}
    </ul>
  )
}

/** `Prolonger, par Hélène Vautrin`. */
function sentenceOf({ attributes: { kind, action, actor } }: Notification): string {
  const what = action ?? (kind ? KINDS[kind] : undefined) ?? ''
  return actor ? `${what}, par ${actor}` : what
}

const KINDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(notificationKinds).map(([kind, { label }]) => [kind, label])),
  file_changed: 'Dossier modifié',
  lead_received: 'Nouveau contact',
  scpi_client_changed: 'Fiche client SCPI modifiée',
  message_failed: 'Un message n’est pas parti',
}

const whenOf = ({ attributes: { at } }: Notification): string => (at ? `${formatDate(at)} à ${formatTime(at)}` : '')

/** Marks as read, and says when that did not happen. */
function useReading() {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const told = ({ error }: { readonly error?: { readonly message: string } | undefined }): void => {
    if (error) toast({ type: 'error', message: error.message })
  }
  return {
    readOne: async ({ id }: Notification) => {
      const request = { ref: { type: 'notification' as const, id }, attributes: { is_read: true } }
      told(outcomeOf(await dispatch(api.endpoints.update.initiate(request, { track: false }))))
    },
    readAll: async () => {
      const { readAllNotifications } = notificationsApi.endpoints
      told(outcomeOf(await dispatch(readAllNotifications.initiate(undefined, { track: false }))))
    },
  }
}
