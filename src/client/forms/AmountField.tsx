import { formatNumber } from '#client/ui'
import { AmountInput } from '#client/ui/inputs'
import type { NumberFieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn, writtenNumber } from './values'
import { WrittenValue } from './WrittenValue'

/** An amount in euros, with the unit of the field (`€`, `€/mois`). */
export function AmountField({ name, hideLabel, assumed }: NumberFieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  if (readOnly)
    return (
      <WrittenValue
        label={words.label}
        hideLabel={hideLabel}
        text={writtenNumber(value, (euros) => formatNumber(euros, { decimals: 0, unit: field.unit ?? '€' }))}
      />
    )
  return (
    <AmountInput
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
