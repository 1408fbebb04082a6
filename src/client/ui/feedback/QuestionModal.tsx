import { useEffect, useEffectEvent, useState } from 'react'
import { Modal } from 'antd'
import { TextInput } from '../inputs'
import { DialogDescription } from '../modal'
import './feedback.css'

interface ShownQuestion {
  readonly id: string
  readonly question: string
  readonly consequence: string
  readonly yes: string
  readonly no?: string
  readonly isDangerous?: boolean
  readonly retyped?: string
  readonly isAlert?: boolean
}

interface QuestionModalProps {
  readonly question: ShownQuestion | undefined
  readonly onAnswer: (id: string, answer: boolean) => void
}

/** antd's modal question: Escape is a no, Ctrl or ⌘ with Enter a yes. An alert has nothing but its yes. */
export function QuestionModal({ question, onAnswer }: QuestionModalProps) {
  const [modal, holder] = Modal.useModal()
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    if (!question) return undefined
    return ask(modal, question, (isYes) => {
      answer(question.id, isYes)
    })
  }, [question, modal])
  return holder
}

type QuestionApi = ReturnType<typeof Modal.useModal>[0]

/** Opens a question; answers what closes it. */
function ask(modal: QuestionApi, shown: ShownQuestion, answer: (isYes: boolean) => void): () => void {
  const { consequence, yes, no = 'Annuler', isDangerous = false, retyped, isAlert = false } = shown
  let mayProceed = retyped === undefined
  const dialog = modal.confirm({
    title: shown.question,
    content: (
      <>
        <DialogDescription>{consequence}</DialogDescription>
        {retyped !== undefined && (
          <RetypedName
            name={retyped}
            onMatch={(matches) => {
              mayProceed = matches
              dialog.update({ okButtonProps: { danger: isDangerous, disabled: !matches } })
            }}
          />
        )}
      </>
    ),
    ...LOOKS,
    okCancel: !isAlert,
    okText: yes,
    cancelText: no,
    okButtonProps: { danger: isDangerous, disabled: !mayProceed },
    focusable: { autoFocusButton: isDangerous ? 'cancel' : 'ok' },
    onOk: () => {
      answer(true)
    },
    onCancel: () => {
      answer(false)
    },
  })
  const forget = onCtrlEnter(() => {
    if (mayProceed) answer(true)
  })
  return () => {
    forget()
    dialog.destroy()
  }
}

const LOOKS = { className: 'question', icon: null, width: 480 } as const

/** Listens to Ctrl or ⌘ with Enter; answers what stops listening. */
function onCtrlEnter(act: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    act()
  }
  document.addEventListener('keydown', press)
  return () => {
    document.removeEventListener('keydown', press)
  }
}

/** The name of what is lost, to be typed again. */
function RetypedName({ name, onMatch }: { name: string; onMatch: (matches: boolean) => void }) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      label={`Pour confirmer, recopiez «\u00a0${name}\u00a0»`}
      value={typed}
      onChange={(next) => {
        setTyped(next)
        onMatch(next?.trim() === name.trim())
      }}
    />
  )
}
