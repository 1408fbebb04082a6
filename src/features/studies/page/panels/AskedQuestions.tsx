import type { ReactNode } from 'react'
import type { ReadersQuestion } from '#features/studies/contract'
import { formatDate } from '#presentation/formats'
import type { WaitingQuestion } from '../tools'

export interface Asked {
  readonly answered: readonly ReadersQuestion[]
  readonly waiting: readonly WaitingQuestion[]
  /** The server will not take them. */
  readonly refused: readonly WaitingQuestion[]
}

interface AskedQuestionsProps extends Asked {
  /** What the amounts of the study are called, by the keys of their traces. */
  readonly names: ReadonlyMap<string, string>
  /** Takes up the text of a refused question. */
  readonly onResume: (question: WaitingQuestion) => void
  readonly onForget: (asked_at: string) => void
}

/** The questions of this reader, the latest last, each with what came of it. */
export function AskedQuestions({ answered, waiting, refused, names, onResume, onForget }: AskedQuestionsProps) {
  if (answered.length + waiting.length + refused.length === 0) return null
  return (
    <section className="asked">
      <h3>Vos questions</h3>
      <ul>
        {answered.map((question) => (
          <Question key={question.id} asked={question} name={names.get(question.figure ?? '')}>
            {question.answer === null ? (
              <p className="quiet">En attente de réponse.</p>
            ) : (
              <blockquote>
                <p>{question.answer}</p>
                <p className="quiet">Répondu le {formatDate(question.answered_at)}</p>
              </blockquote>
            )}
          </Question>
        ))}
        {waiting.map((question) => (
          <Question key={question.asked_at} asked={question} name={names.get(question.key ?? '')}>
            <p className="quiet">Votre question partira dès le retour du réseau.</p>
          </Question>
        ))}
        {refused.map((question) => (
          <Question key={question.asked_at} asked={question} name={names.get(question.key ?? '')}>
            <p className="error-text">
              Votre question n’a pas été reçue&nbsp;: le serveur l’a refusée. Son texte est gardé sur cet appareil.
            </p>
            <p className="asked-acts">
              <button
                type="button"
                className="button"
                onClick={() => {
                  onResume(question)
                }}
              >
                Reprendre ce texte
              </button>
              <button
                type="button"
                className="button"
                onClick={() => {
                  onForget(question.asked_at)
                }}
              >
                Effacer
              </button>
            </p>
          </Question>
        ))}
      </ul>
    </section>
  )
}

interface QuestionProps {
  readonly asked: {
    readonly text: string
    readonly amount?: string | null
    /** ISO 8601 */
    readonly asked_at: string
  }
  /** Of the amount that it is about. */
  readonly name: string | undefined
  readonly children: ReactNode
}

const Question = ({ asked: { text, amount, asked_at }, name, children }: QuestionProps) => (
  <li>
    <p className="quiet">
      {formatDate(asked_at)}
      {amount === null || amount === undefined
        ? ''
        : `, sur ${name === undefined ? '' : `«\u00a0${name}\u00a0»\u00a0: `}${amount}`}
    </p>
    <p>{text}</p>
    {children}
  </li>
)
