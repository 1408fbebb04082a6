import { useRef, useState, type Ref } from 'react'
import type { Chapter } from '#presentation/documents'
import { formatNumber } from '#presentation/formats'
import type { QuestionSubject } from '../reader'
import type { ReaderTools, WaitingQuestion } from '../tools'
import { AskedQuestions, type Asked } from './AskedQuestions'
import { namesOf } from './named'
import { Sheet } from './Sheet'

/** Characters of a question. */
const LONGEST = 1_000

type ChapterName = Pick<Chapter, 'key' | 'title'>

interface QuestionPanelProps extends Asked {
  /** Empty where the question is about the whole chapter. */
  readonly subject: QuestionSubject
  /** The one that is read. */
  readonly chapter: ChapterName
  readonly chapters: readonly Chapter[]
  readonly adviser: string
  readonly isOffline: boolean
  readonly onAsk: ReaderTools['ask']
  /** A refused question is no longer kept. */
  readonly onForget: ReaderTools['forgetRefused']
  readonly onClosed: () => void
}

/** A question to the adviser, and those that were asked before. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { subject, chapter: read, chapters, adviser, isOffline, onAsk, onForget, onClosed, ...asked } = props
  const [text, setText] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const [resumed, setResumed] = useState<WaitingQuestion | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { key, amount, chapter: chapterKey } = resumed ?? subject
  const chapter = chapters.find((one) => one.key === chapterKey) ?? read
  const ask = () => {
    if (resumed) onForget(resumed.asked_at)
    onAsk({
      chapter: chapter.key,
      ...(key !== undefined && { key }),
      ...(amount !== undefined && { amount }),
      text: text.trim(),
    })
    setText('')
    setResumed(null)
    setSent(text.trim())
  }
  return (
    <Sheet title={`Votre question sur ${amount ?? `«\u00a0${chapter.title}\u00a0»`}`} onClosed={onClosed}>
      <QuestionForm {...{ field, adviser, text }} onText={setText} onSubmit={ask}>
        {sent === null ? '' : outcome(sent, isOffline, asked)}
      </QuestionForm>
      <AskedQuestions
        {...asked}
        names={namesOf(chapters)}
        onForget={onForget}
        onResume={(question) => {
          setText(question.text)
          setResumed(question)
          setSent(null)
          field.current?.focus()
        }}
      />
    </Sheet>
  )
}

interface QuestionFormProps {
  readonly field: Ref<HTMLTextAreaElement>
  readonly adviser: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly onSubmit: () => void
  /** What came of the last one. */
  readonly children: string
}

const QuestionForm = ({ field, adviser, text, onText, onSubmit, children }: QuestionFormProps) => (
  <form
    className="question-form"
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  >
    <label htmlFor="question-text">Votre question à {adviser}</label>
    <textarea
      ref={field}
      id="question-text"
      required
      rows={4}
      maxLength={LONGEST}
      value={text}
      aria-describedby="question-count"
      onChange={({ target }) => {
        onText(target.value)
      }}
    />
    <p id="question-count" className="quiet">
      {formatNumber(text.length)} / {formatNumber(LONGEST)} caractères
    </p>
    <button type="submit" className="button is-main" disabled={text.trim() === ''}>
      Envoyer la question
    </button>
    <p role="status">{children}</p>
  </form>
)

/** What came of the question that was sent last. */
function outcome(sent: string, isOffline: boolean, { waiting, refused }: Asked): string {
  if (refused.some(({ text }) => text === sent))
    return 'Votre question n’a pas été reçue\u00a0: le serveur l’a refusée. Son texte est gardé plus bas, vous pouvez le reprendre.'
  return isOffline || waiting.length > 0
    ? 'Votre question est gardée sur cet appareil\u00a0: elle partira dès le retour du réseau.'
    : 'Votre question est partie. La réponse s’affichera ici, et vous sera envoyée par e-mail.'
}
