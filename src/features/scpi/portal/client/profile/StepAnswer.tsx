import type { ReactNode } from 'react'
import { useItems } from '#client/editing'
import { SingletonForm } from '#client/editing/parts'
import { useSectionField } from '#client/forms'
import { RankingField, ValueField } from '#client/forms/byKind'
import { generalQuestions, scpiQuestions, shuffled } from '#features/scpi/clients/contract/questions'
import { CheckCards, RadioCards } from './AnswerCards'
import { Definitions } from './Definitions'
import { Loans } from './Loans'
import { OpenMass } from './OpenMass'
import { useProfile } from './ProfileContext'
import { massTypes, type FieldStep, type ProfileType, type Step } from './steps'

interface StepAnswerProps {
  readonly step: Step
  /** Ids of the question and of its help. */
  readonly labelledBy: string
  readonly describedBy: string
}

/** Where a question is answered. */
export function StepAnswer({ step, ...words }: StepAnswerProps) {
  switch (step.kind) {
    case 'definitions':
      return <Definitions />
    case 'loans':
      return (
        <InMass>
          <Loans />
        </InMass>
      )
    case 'field':
      return (
        <InSection type={step.type}>
          <FieldAnswer step={step} {...words} />
        </InSection>
      )
    case 'amounts':
      return (
        <InSection type={step.type}>
          <div role="group" aria-labelledby={words.labelledBy} aria-describedby={words.describedBy} className="amounts">
            {step.fields.map((field) => (
              <ValueField key={field} name={field} />
            ))}
          </div>
        </InSection>
      )
  }
}

const isOfMass = (type: ProfileType): boolean => massTypes.some((one) => one === type)

const InSection = ({ type, children }: { type: ProfileType; children: ReactNode }) =>
  isOfMass(type) ? (
    <InMass>
      <Section type={type}>{children}</Section>
    </InMass>
  ) : (
    <Section type={type}>{children}</Section>
  )

function InMass({ children }: { children: ReactNode }) {
  const { massId, readOnly } = useProfile()
  if (massId === undefined) return <NotOpen />
  return (
    <OpenMass id={massId} readOnly={readOnly}>
      {children}
    </OpenMass>
  )
}

function Section({ type, children }: { type: ProfileType; children: ReactNode }) {
  const isOpen = useItems(type).length > 0
  return isOpen ? <SingletonForm type={type}>{children}</SingletonForm> : <NotOpen />
}

const NotOpen = () => <p className="portal-note">Votre conseiller n’a pas encore ouvert cette partie.</p>

/** Beyond this many answers, a list to open. */
const CARDS = 9

const TEST: ReadonlySet<string> = new Set([...Object.keys(generalQuestions), ...Object.keys(scpiQuestions)])

/** The control of one question: cards where there are a few answers, else that of its kind. */
function FieldAnswer({
  step: { field: name, ranked, choices: offered },
  ...words
}: Omit<StepAnswerProps, 'step'> & { step: FieldStep }) {
  const { field } = useSectionField(name)
  const { accountId, answers } = useProfile()
  const { quiz_attempts: attempts } = answers.quiz
  const all = offered ?? field.choices ?? []
  const seed = `${accountId} ${name} ${String(Array.isArray(attempts) ? attempts.length : 0)}`
  const choices = TEST.has(name) ? shuffled(all, seed) : all
  if (ranked !== undefined) return <RankingField name={name} most={ranked} hideLabel />
  if (field.kind === 'list') return <CheckCards name={name} choices={choices} {...words} />
  const isCard =
    field.kind === 'yesNo' ||
    field.kind === 'flag' ||
    offered !== undefined ||
    (field.kind === 'choice' && choices.length <= CARDS)
  if (isCard) return <RadioCards name={name} choices={choices} {...words} />
  return <ValueField name={name} hideLabel asList />
}
