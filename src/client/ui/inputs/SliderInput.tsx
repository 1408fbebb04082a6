import { useRef, useState } from 'react'
import { Slider } from 'antd'
import { formatEuros, formatNumber, formatPercent } from '#presentation/formats'
import { AmountInput, IntegerInput, RateInput, type NumberProps, type TypedNumber } from './NumberInput'
import { useDebouncedCommit } from './useDraft'

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
  const { slid, gestures, slider } = useSlid(props.onChange, onSlide)
  const Number = inputs[kind]
  const shown = slid ?? props.value
  const placed = usePlace(shown, fallback ?? from, props.minimum)
  return (
    <div className={isCompact ? 'slider-input slider-input-compact' : 'slider-input'} {...gestures}>
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
        {...slider}
      />
    </div>
  )
}

/** Where the slider stands: at the value, at `empty` without one, and where it stood while what is typed is no value. */
function usePlace(value: TypedNumber, empty: number, minimum = -Infinity): number {
  const read = value ?? empty
  const isValue = typeof read === 'number' && read >= minimum
  const [place, setPlace] = useState(isValue ? read : empty)
  if (isValue && read !== place) setPlace(read)
  return isValue ? read : place
}

/**
 * What the slider goes through, until it rests on a value: the pointer is let go, the slider is left, or no key has come for as
 * long as after the last letter that is typed.
 */
function useSlid(onChange: SliderProps['onChange'], onSlide: SliderProps['onSlide']) {
  const [slid, setSlid] = useState<number | null>(null)
  const [letGo, setLetGo] = useState<{ readonly isGiven: false } | null>(null)
  const isByKey = useRef(false)
  const rest = (value: number) => {
    setSlid(null)
    setLetGo(null)
    onChange(value)
  }
  const leave = () => {
    if (slid !== null) rest(slid)
  }
  useDebouncedCommit(letGo, leave)
  const gestures = {
    onKeyDownCapture: () => {
      isByKey.current = true
    },
    onPointerDownCapture: () => {
      isByKey.current = false
    },
  }
  const slider = {
    onChange: (value: number) => {
      setSlid(value)
      setLetGo(null)
      onSlide?.(value)
    },
    onChangeComplete: (value: number) => {
      if (isByKey.current) setLetGo({ isGiven: false })
      else rest(value)
    },
    onBlur: leave,
  }
  return { slid, gestures, slider }
}
