import { useState, type ReactNode } from 'react'
import { ConfirmModal } from './ConfirmModal'
import { FeedbackContext, type Confirmation, type Toast } from './FeedbackContext'
import { Toasts } from './Toasts'

/** How many toasts are shown at once; the oldest gives way. */
const STACK = 4

interface PendingConfirmation extends Confirmation {
  readonly answer: (isConfirmed: boolean) => void
}

let lastId = 0

/** Shows the toasts and the one modal of the application. Once, inside the theme. */
export function Feedback({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { readonly id: number })[]>([])
  const [pending, setPending] = useState<readonly PendingConfirmation[]>([])
  const [actions] = useState(() => {
    const close = (id: number) => { setToasts((shown) => shown.filter((toast) => toast.id !== id)) }
    return {
      close,
      toast: (toast: Toast) => {
        lastId += 1
        const id = lastId
        setToasts((shown) => [...shown, { ...toast, id }].slice(-STACK))
        return () => { close(id) }
      },
      confirm: (confirmation: Confirmation) => new Promise<boolean>((resolve) => {
        const answer = (isConfirmed: boolean) => {
          setPending(([, ...others]) => others)
          resolve(isConfirmed)
        }
        setPending((queue) => [...queue, { ...confirmation, answer }])
      }),
    }
  })
  const [current] = pending
  return (
    <FeedbackContext value={actions}>
      {children}
      {current && <ConfirmModal key={current.title} confirmation={current} onAnswer={current.answer} />}
      <Toasts toasts={toasts} onClose={actions.close} />
    </FeedbackContext>
  )
}
