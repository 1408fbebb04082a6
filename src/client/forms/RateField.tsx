import { formatPercent } from '#client/ui'
import { RateInput } from '#client/ui/inputs'
import type { NumberFieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn, writtenNumber } from './values'
import { WrittenValue } from './WrittenValue'

interface RateFieldProps extends NumberFieldProps {
  /** What its value leads to. */
  readonly warning?: string | undefined
}

/** A rate: a percentage on screen, a fraction in the resource. */
export function RateField({ name, hideLabel, assumed, warning }: RateFieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={writtenNumber(value, (fraction) => formatPercent(fraction))}
      />
    )
  return (
    <RateInput
      {...words}
      hideLabel={hideLabel}
      assumed={assumed}
      warning={warning}
      minimum={field.minimum}
      maximum={field.maximum}
      value={numberIn(value)}
      {...typing}
    />
  )
}
