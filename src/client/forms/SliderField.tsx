import { formatNumber, formatPercent } from '#client/ui'
import { SliderInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { numberIn, writtenNumber } from './values'
import { WrittenValue } from './WrittenValue'

interface SliderFieldProps extends FieldProps {
  /** Ends and step of the slider, in the unit of the value; what is typed may go beyond them, within the field's bounds. */
  readonly from: number
  readonly to: number
  readonly step: number
  /** Where the slider stands while the field is empty: the value that is taken then. */
  readonly fallback?: number | undefined
  /** Hears of each value that the slider goes through: nothing is typed before it rests on one. */
  readonly onSlide?: (value: number) => void
  /** The label and the number on one line, over the slider. */
  readonly isCompact?: boolean
  /** What the value leads to, told at the field while it is taken all the same. */
  readonly warning?: string | undefined
}

/** An amount, a rate or a whole number that one likes to vary: typed, or slid. */
export function SliderField({ name, hideLabel, ...slider }: SliderFieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  const kind = field.kind === 'rate' || field.kind === 'integer' ? field.kind : 'amount'
  if (readOnly) {
    const write = (number: number | null) =>
      kind === 'rate' ? formatPercent(number) : formatNumber(number, { unit: field.unit ?? '' })
    return <WrittenValue label={words.label} hideLabel={hideLabel} text={writtenNumber(value, write)} />
  }
  return (
    <SliderInput
      {...words}
      {...slider}
      kind={kind}
      hideLabel={hideLabel}
      unit={field.unit}
      minimum={field.minimum}
      maximum={field.maximum}
      value={numberIn(value)}
      {...typing}
    />
  )
}
