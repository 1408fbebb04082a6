import { BellOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { Button } from '#client/ui/controls'
import { lazyPart, useOnceOpen } from '#client/ui/lazy'
import { useLiveChanges } from '../live'
import { useNotifications } from '../notifications'
import './bell.css'

const NotificationsDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: "notification-list" */ './NotificationsDrawer')).NotificationsDrawer,
)

/** More is not counted. */
const COUNTED = 9

/** How much one was told and has not read; behind it, what. */
export function Bell() {
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useOnceOpen(isOpen)
  const reading = useNotifications()
  useLiveChanges()
  const unread = reading.resources.filter(({ attributes }) => attributes.is_read === false).length
  const words = unread === 0 ? 'Notifications' : `Notifications\u00a0: ${unread} non lue${unread > 1 ? 's' : ''}`
  return (
    <>
      <Button
        type="text"
        className="bell"
        icon={<BellOutlined aria-hidden />}
        aria-label={words}
        title={words}
        onClick={() => {
          setOpen(true)
        }}
      >
        {unread > 0 && (
          <span className="bell-count" aria-hidden>
            {unread > COUNTED ? `${COUNTED}+` : unread}
          </span>
        )}
      </Button>
      {wasOpen && (
        <Suspense>
          <NotificationsDrawer
            reading={reading}
            isOpen={isOpen}
            onClose={() => {
              setOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
