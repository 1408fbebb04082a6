import { SeveralInput } from '#client/ui/inputs'
import type { FieldProps } from '../FieldProps'
import { useSectionField } from '../useSectionField'
import { WrittenValue } from '../WrittenValue'

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Several values of the list of the field. */
export function SeveralField({ name, hideLabel }: FieldProps) {
  const {
    field: { choices = [] },
    readOnly,
    value,
    words,
    choose,
  } = useSectionField(name)
  const chosen = choices.filter((choice) => listIn(value).includes(choice.value))
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={chosen.map(({ label }) => label).join(', ') || '—'}
      />
    )
  return (
    <SeveralInput
      {...words}
      hideLabel={hideLabel}
      choices={choices}
      value={chosen.map((choice) => choice.value)}
      onChange={choose}
    />
  )
}
