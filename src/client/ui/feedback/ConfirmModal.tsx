import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from 'antd'
import type { Confirmation } from './FeedbackContext'
import './feedback.css'

interface ConfirmModalProps {
  readonly confirmation: Confirmation
  readonly onAnswer: (isConfirmed: boolean) => void
}

/**
 * A question over the page. The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back.
 */
export function ConfirmModal({ confirmation: { title, body, action, danger = false }, onAnswer }: ConfirmModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const proceed = useRef<HTMLButtonElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    const first = danger ? cancel : proceed
    first.current?.focus()
    return () => { element?.close() }
  }, [danger])
  return (
    <dialog ref={dialog} className="confirm-modal" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`} onCancel={(event) => { event.preventDefault(); onAnswer(false) }}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-body`}>{body}</p>
      <div className="confirm-actions">
        <Button ref={cancel} onClick={() => { onAnswer(false) }}>Annuler</Button>
        <Button ref={proceed} type="primary" danger={danger} onClick={() => { onAnswer(true) }}>{action}</Button>
      </div>
    </dialog>
  )
}
