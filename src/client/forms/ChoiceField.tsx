import { ChoiceInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn } from './values'
import { WrittenValue } from './WrittenValue'

interface ChoiceFieldProps extends FieldProps {
  /** A list to open however few there are, where room is short. */
  readonly asList?: boolean
  /** Choices that are not offered any more: the one that is chosen stays. */
  readonly hidden?: readonly unknown[]
}

const none: readonly unknown[] = []

/** One value of the list of the field. */
export function ChoiceField({ name, hideLabel, asList = false, hidden = none }: ChoiceFieldProps) {
  const {
    field: { choices = [] },
    readOnly,
    value,
    words,
    choose,
  } = useSectionField(name)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={choices.find((choice) => choice.value === value)?.label ?? '—'}
      />
    )
  return (
    <ChoiceInput
      {...words}
      hideLabel={hideLabel}
      asList={asList}
      choices={choices.filter((choice) => choice.value === value || !hidden.includes(choice.value))}
      value={numberIn(value)}
      onChange={choose}
    />
  )
}
