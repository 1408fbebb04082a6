import { useState, type ReactNode } from 'react'
import { FeedbackContext, type Announcement, type Confirmation, type Toast } from './FeedbackContext'
import { Modal, type ModalContent } from './Modal'
import { Toasts } from './Toasts'

/** How many toasts are shown at once; the oldest gives way. */
const STACK = 4

interface PendingModal extends ModalContent {
  readonly id: number
  readonly answer: (isConfirmed: boolean) => void
}

let lastId = 0
function nextId(): number {
  lastId += 1
  return lastId
}

/** Shows the toasts and the one modal of the application. Once, inside the theme. */
export function Feedback({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { readonly id: number })[]>([])
  const [pending, setPending] = useState<readonly PendingModal[]>([])
  const [actions] = useState(() => {
    const close = (id: number) => {
      setToasts((shown) => shown.filter((toast) => toast.id !== id))
    }
    const ask = (content: ModalContent) =>
      new Promise<boolean>((resolve) => {
        const id = nextId()
        const answer = (isConfirmed: boolean) => {
          setPending((queue) => queue.filter((modal) => modal.id !== id))
          resolve(isConfirmed)
        }
        setPending((queue) => [...queue, { ...content, id, answer }])
      })
    return {
      close,
      toast: (toast: Toast) => {
        const id = nextId()
        setToasts((shown) => [...shown, { ...toast, id }].slice(-STACK))
        return () => {
          close(id)
        }
      },
      alert: async (announcement: Announcement) => {
        await ask({ ...announcement, isAlert: true })
      },
      confirm: (confirmation: Confirmation) => ask({ ...confirmation, isAlert: false }),
    }
  })
  const [current] = pending
  return (
    <FeedbackContext value={actions}>
      {children}
      {current && <Modal key={current.id} content={current} onAnswer={current.answer} />}
      <Toasts toasts={toasts} onClose={actions.close} />
    </FeedbackContext>
  )
}
