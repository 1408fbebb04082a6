import { formatNumber, formatPercent } from '#client/ui'
import { AmountInput, DecimalInput, IntegerInput, RateInput } from '#client/ui/inputs'
import type { FieldProps, NumberFieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn, writtenNumber } from './values'
import { WrittenValue } from './WrittenValue'

/** An amount in euros, with the unit of the field (`€`, `€/mois`). */
export function AmountField({ assumed, ...props }: NumberFieldProps) {
  const { readOnly, unit, written, input } = useNumberField(props)
  if (readOnly) return written((euros) => formatNumber(euros, { decimals: 0, unit: unit ?? '€' }))
  return <AmountInput {...input} assumed={assumed} unit={unit} />
}

/** A number with decimals. */
export function DecimalField(props: FieldProps) {
  const { readOnly, unit, written, input } = useNumberField(props)
  if (readOnly) return written((number) => formatNumber(number, unit === undefined ? {} : { unit }))
  return <DecimalInput {...input} unit={unit} />
}

/** A whole number. */
export function IntegerField({ assumed, ...props }: NumberFieldProps) {
  const { readOnly, unit, written, input } = useNumberField(props)
  if (readOnly)
    return written((count) =>
      count === null ? '—' : [count, unit].filter((part) => part !== undefined).join('\u00a0'),
    )
  return <IntegerInput {...input} assumed={assumed} unit={unit} />
}

interface RateFieldProps extends NumberFieldProps {
  /** What its value leads to. */
  readonly warning?: string | undefined
}

/** A rate: a percentage on screen, a fraction in the resource. */
export function RateField({ assumed, warning, ...props }: RateFieldProps) {
  const { readOnly, written, input } = useNumberField(props)
  if (readOnly) return written((fraction) => formatPercent(fraction))
  return <RateInput {...input} assumed={assumed} warning={warning} />
}

/** What the inputs of a number take from their field, and its value as it is written where nobody types. */
function useNumberField({ name, hideLabel }: FieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  const { unit, minimum, maximum } = field
  return {
    readOnly,
    unit,
    written: (write: Parameters<typeof writtenNumber>[1]) => (
      <WrittenValue label={words.label} hideLabel={hideLabel} text={writtenNumber(value, write)} />
    ),
    input: { ...words, hideLabel, minimum, maximum, value: numberIn(value), ...typing },
  }
}
