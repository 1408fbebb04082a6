import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { definitionOf } from '#contract'
import { Button } from '#client/ui/controls'
import { portalSummaryAddress } from '#features/scpi/portal/contract'
import type { Chapter } from './chapters'
import { ChapterFrame, ChapterHeading } from './ChapterFrame'
import { SavedLine } from './SavedLine'
import { StepAnswer } from './StepAnswer'
import { useLeavingStep } from './useLeavingStep'
import { useProfile } from './ProfileContext'
import { askedOf, isAnswered, isWrong, type Step } from './steps'

export const END = 'fin'

/** The address of a question of the chapter that is open. */
export const questionAddress = (key: string): string => `?question=${key}`

interface QuestionPageProps {
  readonly chapter: Chapter
  readonly step: Step
}

/** One question, and the way to the next. */
export function QuestionPage({ chapter, step }: QuestionPageProps) {
  const { answers, readOnly } = useProfile()
  const asked = askedOf(chapter.steps, answers)
  const place = asked.indexOf(step)
  const before = asked[place - 1]
  const id = useId()
  const help = helpOf(step)
  return (
    <ChapterFrame
      title={chapter.title}
      back={before && questionAddress(before.key)}
      footer={<Ways key={step.key} step={step} next={asked[place + 1]?.key ?? END} />}
    >
      <Progress place={place} count={asked.length} />
      <div className="chapter-question">
        <p className="chapter-place">
          Question {place + 1} sur {asked.length}
        </p>
        <ChapterHeading id={`${id}-question`} of={step.key}>
          {step.words}
        </ChapterHeading>
        <p id={`${id}-help`} className="chapter-help" hidden={help === undefined}>
          {help}
        </p>
      </div>
      {readOnly && (
        <p className="portal-note">
          Votre recueil est signé&nbsp;: cette réponse se lit.{' '}
          <Link to={portalSummaryAddress}>Modifier mes réponses</Link>
        </p>
      )}
      <StepAnswer key={step.key} step={step} labelledBy={`${id}-question`} describedBy={`${id}-help`} />
    </ChapterFrame>
  )
}

/** What helps to answer: said of the question, else of its field. */
const helpOf = (step: Step): string | undefined =>
  step.help ?? (step.kind === 'field' ? definitionOf(step.type).fields[step.field]?.help : undefined)

/** How far one is; « Question 5 sur 10 » says it in words. */
const Progress = ({ place, count }: { place: number; count: number }) => (
  <div className="chapter-progress" aria-hidden>
    {Array.from({ length: count }, (_none, index) => (
      <span key={index} className={index < place ? 'is-done' : index === place ? 'is-current' : ''} />
    ))}
  </div>
)

const ASKED = 'Répondez à cette question, ou passez-la.'
const WRONG = 'Corrigez votre réponse avant de continuer, ou passez la question.'

interface WaysProps {
  readonly step: Step
  /** The key of what comes next. */
  readonly next: string
}

/** Goes on, with an answer or without. */
function Ways({ step, next }: WaysProps) {
  const { answers, readOnly } = useProfile()
  const navigate = useNavigate()
  const { fillIn, dropWrong } = useLeavingStep(step)
  const [refusal, setRefusal] = useState('')
  const leave = () => void navigate(questionAddress(next))
  const goOn = () => {
    if (readOnly) {
      leave()
    } else if (isWrong(step, answers)) {
      setRefusal(WRONG)
    } else if (step.kind === 'amounts' || step.isOptional === true || isAnswered(step, answers)) {
      fillIn()
      leave()
    } else {
      setRefusal(step.kind === 'definitions' ? 'Dites d’abord que vous avez lu ces définitions.' : ASKED)
    }
  }
  const isToTell = refusal !== '' && (refusal === WRONG ? isWrong(step, answers) : !isAnswered(step, answers))
  return (
    <>
      <div role="alert">{isToTell && <p className="field-error">{refusal}</p>}</div>
      <SavedLine />
      <div className="chapter-ways">
        {!readOnly && (
          <Button
            size="large"
            onClick={() => {
              dropWrong()
              leave()
            }}
          >
            Passer
          </Button>
        )}
        <Button size="large" type="primary" onClick={goOn}>
          Continuer
        </Button>
      </div>
    </>
  )
}
