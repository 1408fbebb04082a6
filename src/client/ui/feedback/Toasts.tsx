import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { notification } from 'antd'
import {
  BellOutlined,
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
} from '@ant-design/icons'
import { Button } from '../controls'
import { useMediaQuery } from '../useMediaQuery'
import './feedback.css'

interface ShownToast {
  readonly id: string
  readonly message: string
  readonly type: 'notice' | 'success' | 'error' | 'info' | 'warning'
  /** In milliseconds; null: until it is closed. */
  readonly timeout: number | null
  readonly closable?: boolean
  readonly indeterminate?: boolean
  readonly button?: string
}

interface ToastsProps {
  readonly toasts: readonly ShownToast[]
  readonly onClose: (id: string) => void
  readonly onPress: (id: string) => void
}

/** Those of antd, which are read out by their English names. */
const icons = {
  notice: <BellOutlined aria-hidden />,
  success: <CheckCircleFilled aria-hidden />,
  error: <CloseCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
} as const satisfies Readonly<Record<ShownToast['type'], ReactNode>>

/**
 * Where toasts stand, in pixels: just under the tools of the header, which would have the focus unseen, beside the tabs of a file
 * and over the chips of its result; on a phone, over the bar.
 */
const PLACES = { wide: { placement: 'topRight', top: 54 }, phone: { placement: 'bottom', bottom: 72 } } as const

/**
 * antd's notifications. In 6.6.8 each interrupts whoever listens, and its time goes on while a key is about to press
 * its button: only errors are told at once. Only a closable toast has a close button (specification §4).
 */
export function Toasts({ toasts, onClose, onPress }: ToastsProps) {
  const isPhone = useMediaQuery('(width < 576px)')
  const [notices, holder] = notification.useNotification({ ...PLACES[isPhone ? 'phone' : 'wide'], stack: false })
  const shown = useRef(new Set<string>())
  const show = useEffectEvent(({ id, message, type, timeout, closable, indeterminate, button }: ShownToast) => {
    notices.open({
      key: id,
      title: message,
      className: type === 'notice' ? 'toast toast-notice' : 'toast',
      // antd has four types: ours without a colour is none of them.
      ...(type !== 'notice' && { type }),
      icon: indeterminate ? <LoadingOutlined aria-hidden /> : icons[type],
      role: type === 'error' ? 'alert' : 'status',
      duration: timeout === null ? false : timeout / 1000,
      closable: closable === true,
      onClose: () => {
        onClose(id)
      },
      actions: button !== undefined && (
        <Button
          size="small"
          onClick={() => {
            onPress(id)
          }}
        >
          {button}
        </Button>
      ),
    })
  })
  useEffect(() => {
    for (const toast of toasts) if (!shown.current.has(toast.id)) show(toast)
    const ids = new Set(toasts.map(({ id }) => id))
    for (const id of shown.current) if (!ids.has(id)) notices.destroy(id)
    shown.current = ids
  }, [toasts, notices])
  return holder
}
