import { useState } from 'react'
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

interface SliderProps extends NumberProps {
  readonly kind: keyof typeof inputs
  /** Ends and step of the slider; what is typed may go beyond them, within `minimum` and `maximum`. */
  readonly from: number
  readonly to: number
  readonly step: number
  /** Where the slider stands while the field is empty. */
  readonly fallback?: number | undefined
  /** Hears of each value that the slider goes through, before it rests on one. */
  readonly onSlide?: ((value: number) => void) | undefined
}

/** A number typed, with a slider under it: everything that the slider does can be typed (WCAG 2.5.7). */
export function SliderInput({ kind, from, to, step, fallback = from, onSlide, ...props }: SliderProps) {
  const [slid, setSlid] = useState<number | null>(null)
  const slide = (value: number) => {
    setSlid(value)
    onSlide?.(value)
  }
  /** The slider rests on a value: the pointer or the key is let go. */
  const rest = () => {
    if (slid === null) return
    setSlid(null)
    props.onChange(slid)
  }
  const Number = inputs[kind]
  const shown = slid ?? props.value
  const placed = typeof shown === 'number' ? shown : fallback
  /** Of the track, in percent. */
  const filled = 100 * Math.min(1, Math.max(0, (placed - from) / (to - from)))
  return (
    <div className="slider-input">
      <Number {...props} value={shown} />
      <input
        type="range"
        className="slider"
        min={from}
        max={to}
        step={step}
        disabled={props.disabled}
        value={placed}
        style={{ backgroundSize: `${filled}% 4px, 100% 4px` }}
        aria-label={`${props.label}, curseur`}
        aria-valuetext={spoken[kind](placed, props.unit)}
        onChange={({ target }) => {
          slide(target.valueAsNumber)
        }}
        onPointerUp={rest}
        onKeyUp={rest}
        onBlur={rest}
      />
    </div>
  )
}
