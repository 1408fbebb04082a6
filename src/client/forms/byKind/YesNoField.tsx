import { ChoiceInput } from '#client/ui/inputs'
import type { FieldProps } from '../FieldProps'
import { useSectionField } from '../useSectionField'
import { WrittenValue } from '../WrittenValue'

const CHOICES = [
  { value: 'yes', label: 'Oui' },
  { value: 'no', label: 'Non' },
] as const

const answerOf = (value: unknown): 'yes' | 'no' | null => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : null)

/** A question answered by yes or no, and by neither until somebody has. */
export function YesNoField({ name, hideLabel }: FieldProps) {
  const { readOnly, value, words, choose } = useSectionField(name)
  const answer = answerOf(value)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={CHOICES.find((choice) => choice.value === answer)?.label ?? '—'}
      />
    )
  return (
    <ChoiceInput
      {...words}
      hideLabel={hideLabel}
      choices={CHOICES}
      value={answer}
      onChange={(chosen) => {
        choose(chosen === 'yes')
      }}
    />
  )
}
