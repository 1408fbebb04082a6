import { PLACEHOLDER_BIRTHDATE } from '#contract'
import { formatDate } from '#client/ui'
import { DateInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { textIn } from './values'
import { WrittenValue } from './WrittenValue'

/** A day. */
export function DateField({ name, hideLabel }: FieldProps) {
  const { readOnly, value, words, typing } = useSectionField(name)
  const day = textIn(value)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={day === PLACEHOLDER_BIRTHDATE ? 'À compléter' : formatDate(day)}
      />
    )
  return <DateInput {...words} hideLabel={hideLabel} value={day} {...typing} isPast={name === 'birthdate'} />
}
