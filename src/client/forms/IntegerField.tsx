import { IntegerInput } from '#client/ui/inputs'
import type { NumberFieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn, writtenNumber } from './values'
import { WrittenValue } from './WrittenValue'

/** A whole number. */
export function IntegerField({ name, hideLabel, assumed }: NumberFieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={writtenNumber(value, (count) =>
          count === null ? '—' : [count, field.unit].filter((part) => part !== undefined).join('\u00a0'),
        )}
      />
    )
  return (
    <IntegerInput
      {...words}
      hideLabel={hideLabel}
      assumed={assumed}
      unit={field.unit}
      minimum={field.minimum}
      maximum={field.maximum}
      value={numberIn(value)}
      {...typing}
    />
  )
}
