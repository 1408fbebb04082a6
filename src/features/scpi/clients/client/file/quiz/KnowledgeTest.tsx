import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import { useEdited, useItems, useOpenAggregate } from '#client/editing'
import { useSectionField } from '#client/forms'
import { Card } from '#client/ui'
import { ChoiceInput } from '#client/ui/inputs'
import { generalQuestions, scpiQuestions, shuffled, type Correction } from '#features/scpi/clients/contract/questions'
import { scpiAccountsApi } from '../../api'
import { TestActions } from './TestActions'

interface Question {
  readonly question: string
  readonly answers: Readonly<Record<string, string>>
}
type Questions = Readonly<Record<string, Question>>

const ALL: Questions = { ...generalQuestions, ...scpiQuestions }

/** The two tests of knowledge: the questions while an attempt is open, then what was right. */
export function KnowledgeTest() {
  const { id } = useOpenAggregate()
  const [item] = useItems('quiz')
  const quiz = useEdited('quiz', item?.ref.id ?? '')?.attributes ?? {}
  const { data: test } = scpiAccountsApi.useKnowledgeTestQuery(id, { refetchOnMountOrArgChange: true })
  const isOpen = (quiz.knowledge_submitted_at ?? null) === null
  const correction = isOpen ? undefined : (test?.correction ?? {})
  const attempt = quiz.quiz_attempts?.length ?? 0
  const seed = `${id} ${String(attempt)}`
  return (
    <>
      <Part title="Test de connaissances générales" questions={generalQuestions} seed={seed} correction={correction} />
      <Part title="Test de connaissances des SCPI" questions={scpiQuestions} seed={seed} correction={correction} />
      <TestActions questions={Object.keys(ALL)} isOpen={isOpen} test={test} />
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly questions: Questions
  readonly seed: string
  /** Undefined while the attempt is open. */
  readonly correction: Readonly<Record<string, Correction>> | undefined
}

const Part = ({ title, questions, seed, correction }: PartProps) => (
  <Card title={title} {...(correction ? {} : { sentence: 'Une seule réponse par question.' })}>
    <ol className="scpi-questions scpi-long-choices">
      {Object.entries(questions).map(([name, question]) => (
        <li key={name}>
          {correction ? (
            <Corrected name={name} question={question} correction={correction[name]} />
          ) : (
            <Asked name={name} seed={seed} />
          )}
        </li>
      ))}
    </ol>
  </Card>
)

/** A question of an attempt that is open; the order of its answers tells nothing. */
function Asked({ name, seed }: { name: string; seed: string }) {
  const { field, value, words, choose, readOnly } = useSectionField(name)
  const { choices = [] } = field
  const chosen = choices.find((choice) => choice.value === value)
  if (readOnly)
    return (
      <>
        <p className="scpi-question">{words.label}</p>
        <p>{chosen?.label ?? '—'}</p>
      </>
    )
  return (
    <ChoiceInput
      {...words}
      choices={shuffled(choices, `${seed} ${name}`)}
      value={chosen?.value ?? null}
      onChange={choose}
    />
  )
}

interface CorrectedProps {
  readonly name: string
  readonly question: Question
  readonly correction: Correction | undefined
}

/** What was answered to a question, what is right, and why. */
function Corrected({ name, question: { question, answers }, correction }: CorrectedProps) {
  const { value } = useSectionField(name)
  const given = correction?.given ?? (typeof value === 'string' ? value : null)
  return (
    <>
      <p className="scpi-question">{question}</p>
      <p>{given === null ? 'Sans réponse' : (answers[given] ?? given)}</p>
      {correction && (
        <>
          {correction.isRight ? (
            <p className="scpi-right">
              <CheckOutlined aria-hidden /> Bonne réponse
            </p>
          ) : (
            <p className="scpi-wrong">
              <CloseOutlined aria-hidden /> La bonne réponse était&nbsp;:{' '}
              {answers[correction.right] ?? correction.right}
            </p>
          )}
          <p className="scpi-note">{correction.explanation}</p>
        </>
      )}
    </>
  )
}
