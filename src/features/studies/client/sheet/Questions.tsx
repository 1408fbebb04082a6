import { useState } from 'react'
import { shallowEqual } from 'react-redux'
import { messages, type FieldErrors } from '#contract'
import type { ResourceOf } from '#contract/jsonapi'
import { selectRelated } from '#client/entities'
import { useToast } from '#client/feedback'
import { OFFLINE, useOnline } from '#client/screens'
import { doneWords, sentenceOf, useAction } from '#client/screens/lifecycle'
import { useAppSelector } from '#client/store'
import { formatDate, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { LongTextInput } from '#client/ui/inputs'
import { isChapterKey, studyChapters } from '#features/studies/contract/study'
import { studyKind, type Study } from '../kinds'
import { useStudyRights } from '../useStudyRights'

type Question = ResourceOf<'commercial_report_question'>

/** The most that an answer holds, characters. */
const LONGEST = 2_000

/** What the readers asked, those without an answer first, each answered in its place. */
export function Questions({ study }: { readonly study: Study }) {
  const { edits } = useStudyRights()
  const questions = useAppSelector(
    (state) => selectRelated(state, 'commercial_report_question', study.relationships['questions']),
    shallowEqual,
  )
  const waiting = questions.filter(({ attributes }) => !attributes.answer)
  const answered = questions.filter(({ attributes }) => attributes.answer)
  if (questions.length === 0) return null
  return (
    <section className="study-part">
      <h3>Questions{waiting.length > 0 && ` (${waiting.length} à répondre)`}</h3>
      <ul className="study-questions">
        {[...waiting, ...answered].map((question) => (
          <li key={question.id}>
            <Asked question={question} />
            {question.attributes.answer ? (
              <Answered question={question} />
            ) : (
              edits && <AnswerForm study={study} question={question} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Asked({ question: { attributes } }: { readonly question: Question }) {
  const { reader, chapter, amount, text, asked_at } = attributes
  const about = [isChapterKey(chapter) ? studyChapters[chapter] : null, amount].filter(Boolean).join(', ')
  return (
    <>
      <p className="study-note">
        {[reader, asked_at && `le ${formatDate(asked_at)} à ${formatTime(asked_at)}`].filter(Boolean).join(', ')}
        {about !== '' && (
          <>
            , à propos de <strong>{about}</strong>
          </>
        )}
      </p>
      <p className="study-text">{text}</p>
    </>
  )
}

const Answered = ({ question: { attributes } }: { readonly question: Question }) => (
  <div className="study-answer">
    <p className="study-text">{attributes.answer}</p>
    <p className="study-note">
      {[attributes.answered_by, attributes.answered_at && `le ${formatDate(attributes.answered_at)}`]
        .filter(Boolean)
        .join(', ')}
    </p>
  </div>
)

interface AnswerFormProps {
  readonly study: Study
  readonly question: Question
}

function AnswerForm({ study, question }: AnswerFormProps) {
  const { text, type, isSending, error, send } = useAnswer(study, question)
  const isOnline = useOnline()
  return (
    <form
      className="study-answer-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <LongTextInput
        label="Votre réponse"
        help={'Le client la lit dans son étude\u202f; 2\u202f000\u00a0caractères au plus.'}
        value={text}
        error={error}
        onChange={type}
      />
      <Button htmlType="submit" loading={isSending} disabled={!isOnline} title={isOnline ? undefined : OFFLINE}>
        Répondre
      </Button>
    </form>
  )
}

/** An answer as it is typed, and sent once. */
function useAnswer(study: Study, question: Question) {
  const act = useAction(studyKind, study)
  const toast = useToast()
  const [text, type] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const send = async () => {
    const lacking = lackingIn(text)
    if (lacking !== undefined) setErrors({ text: [lacking] })
    if (isSending || lacking !== undefined) return
    setSending(true)
    const refused = await act({ action: 'answer', question: question.id, text })
    setSending(false)
    setErrors(refused ?? {})
    if (!refused) toast({ type: 'success', message: doneWords(studyKind, { action: 'answer', label: 'Répondre' }) })
  }
  return { text, type, isSending, error: sentenceOf(errors) || undefined, send }
}

function lackingIn(text: string | null): string | undefined {
  if (text === null || text.trim() === '') return messages.required
  return text.length > LONGEST ? '2\u202f000\u00a0caractères au plus.' : undefined
}
