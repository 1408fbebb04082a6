import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import {
  CheckCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  InfoCircleFilled,
  LoadingOutlined,
  WarningFilled,
} from '@ant-design/icons'
import { Button } from '../controls'
import type { Toast } from './FeedbackContext'
import './feedback.css'

/** How long a toast is shown, in milliseconds (specification §3). */
const TIMEOUT = 5000
/** How long it still stays, at least, once nobody points at it any more. */
const GRACE = 1000

const icons: Readonly<Record<NonNullable<Toast['type']>, ReactNode>> = {
  notice: <InfoCircleFilled aria-hidden />,
  info: <InfoCircleFilled aria-hidden />,
  success: <CheckCircleFilled aria-hidden />,
  warning: <WarningFilled aria-hidden />,
  error: <ExclamationCircleFilled aria-hidden />,
}

interface ToastsProps {
  readonly toasts: readonly (Toast & { readonly id: number })[]
  readonly onClose: (id: number) => void
}

/** Two live regions that are always there, so that screen readers tell what comes into them: errors at once, the rest in turn. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const isError = (toast: Toast) => toast.type === 'error'
  const show = (shown: ToastsProps['toasts']) =>
    shown.map((toast) => (
      <ToastItem
        key={toast.id}
        toast={toast}
        onClose={() => {
          onClose(toast.id)
        }}
      />
    ))
  return (
    <div className="toasts">
      <div role="alert">{show(toasts.filter(isError))}</div>
      <div role="status">{show(toasts.filter((toast) => !isError(toast)))}</div>
    </div>
  )
}

/** Calls back after the time, which stops while the toast is held. */
function useCountdown(timeout: number, isHeld: boolean, onEnd: () => void): void {
  const remaining = useRef(timeout)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld) return undefined
    const began = Date.now()
    const timer = setTimeout(() => {
      end()
    }, remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(GRACE, remaining.current - (Date.now() - began))
    }
  }, [isHeld])
}

/** Its time stops while it is pointed at or holds the focus. */
function ToastItem({
  toast: { message, type = 'notice', timeout = TIMEOUT, closable = false, indeterminate = false, action },
  onClose,
}: {
  toast: Toast
  onClose: () => void
}) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  useCountdown(timeout, closable || indeterminate || isPointed || isFocused, onClose)
  return (
    <div
      className={`toast toast-${type}`}
      onPointerEnter={() => {
        setPointed(true)
      }}
      onPointerLeave={() => {
        setPointed(false)
      }}
      onFocus={() => {
        setFocused(true)
      }}
      onBlur={() => {
        setFocused(false)
      }}
    >
      {indeterminate ? <LoadingOutlined aria-hidden /> : icons[type]}
      <p>{message}</p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onClose()
            action.act()
          }}
        >
          {action.label}
        </Button>
      )}
      {!indeterminate && (
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label="Fermer" onClick={onClose} />
      )}
      {indeterminate && <span className="toast-progress" aria-hidden />}
    </div>
  )
}
