import { useState } from 'react'
import { Slider } from 'antd'
import { formatEuros, formatNumber, formatPercent } from '../formats/numbers'
import { AmountInput } from './AmountInput'
import { IntegerInput } from './IntegerInput'
import type { NumberProps } from './NumberInput'
import { RateInput } from './RateInput'

const inputs = { amount: AmountInput, rate: RateInput, integer: IntegerInput } as const
const spoken = {
  amount: (value: number) => formatEuros(value),
  rate: (value: number) => formatPercent(value),
  integer: (value: number, unit?: string) => formatNumber(value, unit === undefined ? {} : { unit }),
} as const

interface SliderProps extends Omit<NumberProps, 'assumed'> {
  readonly kind: keyof typeof inputs
  /** Ends and step of the slider; what is typed may go beyond them, within `minimum` and `maximum`. */
  readonly from: number
  readonly to: number
  readonly step: number
  /** Where the slider stands while the field is empty: the value that is taken then. */
  readonly fallback?: number | undefined
  /** Hears of each value that the slider goes through, before it rests on one. */
  readonly onSlide?: ((value: number) => void) | undefined
  /** The label and the number on one line, over the slider. */
  readonly isCompact?: boolean | undefined
}

/**
 * A number typed, with a slider under it: everything that the slider does can be typed (WCAG 2.5.7). antd 6.6.8 gives
 * its slider neither a name nor a value in words.
 */
export function SliderInput({ kind, from, to, step, fallback, onSlide, isCompact = false, ...props }: SliderProps) {
  const [slid, setSlid] = useState<number | null>(null)
  const slide = (value: number) => {
    setSlid(value)
    onSlide?.(value)
  }
  /** The slider rests on a value: the pointer or the key is let go, or the slider left. */
  const rest = (value: number) => {
    setSlid(null)
    props.onChange(value)
  }
  const Number = inputs[kind]
  const shown = slid ?? props.value
  const placed = typeof shown === 'number' ? shown : (fallback ?? from)
  return (
    <div className={isCompact ? 'slider-input slider-input-compact' : 'slider-input'}>
      <Number {...props} value={shown} assumed={fallback} />
      <Slider
        min={from}
        max={to}
        step={step}
        disabled={props.disabled ?? false}
        value={placed}
        tooltip={{ formatter: null }}
        ariaLabelForHandle={`${props.label}, curseur`}
        ariaValueTextFormatterForHandle={(value) => spoken[kind](value, props.unit)}
        onChange={slide}
        onChangeComplete={rest}
        onBlur={() => {
          if (slid !== null) rest(slid)
        }}
      />
    </div>
  )
}
