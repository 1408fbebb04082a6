import { useState } from 'react'
import type { ReadersQuestion } from '#features/studies/contract'
import { formatDate, formatNumber } from '#presentation/formats'
import type { QuestionSubject } from '../reader'
import type { WaitingQuestion } from '../tools'
import { Sheet } from './Sheet'

/** Characters of a question. */
const LONGEST = 1_000

interface QuestionPanelProps {
  /** Undefined where the question is about the whole chapter. */
  readonly subject: QuestionSubject
  readonly chapter: { readonly key: string; readonly title: string }
  readonly adviser: string
  readonly answered: readonly ReadersQuestion[]
  readonly waiting: readonly WaitingQuestion[]
  readonly isOffline: boolean
  readonly onAsk: (text: string) => void
  readonly onClosed: () => void
}

/** A question to the adviser, and those that were asked before. */
export function QuestionPanel({ subject, chapter, adviser, isOffline, onAsk, onClosed, ...asked }: QuestionPanelProps) {
  const [text, setText] = useState('')
  const [isSent, setIsSent] = useState(false)
  const about = subject.amount ?? `«\u00a0${chapter.title}\u00a0»`
  return (
    <Sheet title={`Votre question sur ${about}`} onClosed={onClosed}>
      <form
        className="question-form"
        onSubmit={(event) => {
          event.preventDefault()
          onAsk(text.trim())
          setText('')
          setIsSent(true)
        }}
      >
        <label htmlFor="question-text">Votre question à {adviser}</label>
        <textarea
          id="question-text"
          required
          rows={4}
          maxLength={LONGEST}
          value={text}
          aria-describedby="question-count"
          onChange={({ target }) => {
            setText(target.value)
          }}
        />
        <p id="question-count" className="quiet">
          {formatNumber(text.length)} / {formatNumber(LONGEST)} caractères
        </p>
        <button type="submit" className="button is-main" disabled={text.trim() === ''}>
          Envoyer la question
        </button>
        <p role="status">{isSent ? sentence(isOffline || asked.waiting.length > 0) : ''}</p>
      </form>
      <AskedQuestions {...asked} />
    </Sheet>
  )
}

const sentence = (isWaiting: boolean): string =>
  isWaiting
    ? 'Votre question est gardée sur cet appareil\u00a0: elle partira dès le retour du réseau.'
    : 'Votre question est partie. La réponse s’affichera ici, et vous sera envoyée par e-mail.'

/** The questions of this reader, the latest last, each with what was answered. */
function AskedQuestions({ answered, waiting }: Pick<QuestionPanelProps, 'answered' | 'waiting'>) {
  if (answered.length + waiting.length === 0) return null
  return (
    <section className="asked">
      <h3>Vos questions</h3>
      <ul>
        {answered.map(({ id, text, amount, asked_at, answer, answered_at }) => (
          <li key={id}>
            <p className="quiet">
              {formatDate(asked_at)}
              {amount === null ? '' : `, sur ${amount}`}
            </p>
            <p>{text}</p>
            {answer === null ? (
              <p className="quiet">En attente de réponse.</p>
            ) : (
              <blockquote>
                <p>{answer}</p>
                <p className="quiet">Répondu le {formatDate(answered_at)}</p>
              </blockquote>
            )}
          </li>
        ))}
        {waiting.map(({ text, amount, asked_at }) => (
          <li key={asked_at}>
            <p className="quiet">
              {formatDate(asked_at)}
              {amount === undefined ? '' : `, sur ${amount}`}
            </p>
            <p>{text}</p>
            <p className="quiet">Votre question partira dès le retour du réseau.</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
