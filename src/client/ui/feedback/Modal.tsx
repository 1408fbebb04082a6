import { Suspense, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls'
import { lazyPart } from '../lazy'
import type { Confirmation } from './FeedbackContext'
import './feedback.css'

const RetypedName = lazyPart(
  async () => (await import(/* webpackChunkName: "retyped-name" */ './RetypedName')).RetypedName,
)

/** What the one modal shows: a question, or with `isAlert` something that is only to be read. */
export interface ModalContent extends Confirmation {
  readonly isAlert: boolean
}

interface ModalProps {
  readonly content: ModalContent
  readonly onAnswer: (isConfirmed: boolean) => void
}

/**
 * A window over the page. The browser's own dialog keeps the focus inside, closes on Escape and gives the focus back;
 * Ctrl or ⌘ with Enter is a yes.
 */
export function Modal({
  content: { title, body, action, refusal = 'Annuler', danger = false, retyped, isAlert },
  onAnswer,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const proceed = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const mayProceed = retyped === undefined || typed?.trim() === retyped.trim()
  const confirm = useEffectEvent(() => {
    if (mayProceed) onAnswer(true)
  })
  useLayoutEffect(() => {
    const element = dialog.current
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      confirm()
    }
    element?.addEventListener('keydown', listen)
    element?.showModal()
    const first = danger ? cancel : proceed
    first.current?.focus()
    return () => {
      element?.removeEventListener('keydown', listen)
      element?.close()
    }
  }, [danger])
  return (
    <dialog
      ref={dialog}
      className="modal"
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-body`}>{body}</p>
      {retyped !== undefined && (
        <Suspense>
          <RetypedName name={retyped} value={typed} onChange={setTyped} />
        </Suspense>
      )}
      <div className="modal-actions">
        {!isAlert && (
          <Button
            ref={cancel}
            onClick={() => {
              onAnswer(false)
            }}
          >
            {refusal}
          </Button>
        )}
        <Button
          ref={proceed}
          type="primary"
          danger={danger}
          disabled={!mayProceed}
          onClick={() => {
            onAnswer(true)
          }}
        >
          {action}
        </Button>
      </div>
    </dialog>
  )
}
