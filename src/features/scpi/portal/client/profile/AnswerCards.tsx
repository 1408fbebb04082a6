import { useId, type ReactNode } from 'react'
import type { Choice } from '#contract'
import { useSectionField } from '#client/forms'

interface AnswerCardsProps {
  readonly name: string
  /** The id of the question. */
  readonly labelledBy: string
  readonly describedBy: string
  /** In the order in which they are shown. */
  readonly choices: readonly Choice[]
}

const YES_NO = [
  { value: true, label: 'Oui' },
  { value: false, label: 'Non' },
] as const

/** One answer of a few, on a card that a thumb meets. */
export function RadioCards({ name, choices, ...words }: AnswerCardsProps) {
  const { field, value, choose, readOnly, words: told } = useSectionField(name)
  const group = useId()
  const isYesNo = field.kind === 'yesNo' || field.kind === 'flag'
  return (
    <Cards role="radiogroup" error={told.error} {...words}>
      {(isYesNo ? YES_NO : choices).map((choice) => (
        <label key={String(choice.value)} className="answer-card">
          <input
            type="radio"
            name={group}
            checked={value === choice.value}
            disabled={readOnly}
            onChange={() => {
              choose(choice.value)
            }}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </Cards>
  )
}

/** Answers of which several may be chosen. */
export function CheckCards({ name, choices, ...words }: AnswerCardsProps) {
  const { value, choose, readOnly, words: told } = useSectionField(name)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  return (
    <Cards role="group" error={told.error} {...words}>
      {choices.map((choice) => (
        <label key={choice.value} className="answer-card">
          <input
            type="checkbox"
            checked={chosen.includes(choice.value)}
            disabled={readOnly}
            onChange={({ target }) => {
              choose(target.checked ? [...chosen, choice.value] : chosen.filter((one) => one !== choice.value))
            }}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </Cards>
  )
}

interface CardsProps extends Pick<AnswerCardsProps, 'labelledBy' | 'describedBy'> {
  readonly role: 'radiogroup' | 'group'
  readonly error: string | undefined
  readonly children: ReactNode
}

function Cards({ role, labelledBy, describedBy, error, children }: CardsProps) {
  const id = useId()
  return (
    <div role={role} aria-labelledby={labelledBy} aria-describedby={`${describedBy} ${id}`} className="answer-cards">
      {children}
      <div id={id} aria-live="polite">
        {error !== undefined && <p className="field-error">{error}</p>}
      </div>
    </div>
  )
}
