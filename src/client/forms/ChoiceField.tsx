import { ChoiceInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn } from './values'
import { WrittenValue } from './WrittenValue'

/** One value of the list of the field. */
export function ChoiceField({
  name,
  hideLabel,
  asList = false,
}: FieldProps & { /** A list to open however few there are, where room is short. */ readonly asList?: boolean }) {
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
      choices={choices}
      value={numberIn(value)}
      onChange={choose}
    />
  )
}
