import { formatNumber } from '#client/ui'
import { DecimalInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn, writtenNumber } from './values'
import { WrittenValue } from './WrittenValue'

/** A number with decimals. */
export function DecimalField({ name, hideLabel }: FieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={writtenNumber(value, (number) =>
          formatNumber(number, field.unit === undefined ? {} : { unit: field.unit }),
        )}
      />
    )
  return (
    <DecimalInput
      {...words}
      hideLabel={hideLabel}
      unit={field.unit}
      minimum={field.minimum}
      maximum={field.maximum}
      value={numberIn(value)}
      {...typing}
    />
  )
}
