import type { KeyboardEvent } from 'react'
import { Input } from 'antd'
import { FieldFrame, type TypedInputProps, type Words } from './FieldFrame'
import { useDraft } from './useDraft'
import { parseNumber } from '#contract'
import { formatNumber } from '#presentation/formats'

/** What a person typed in a field of numbers: a number, nothing, or a text that is no number and is kept as it is. */
export type TypedNumber = number | string | null

/**
 * Reads `250 000 €`, `250k`, `3,45 %` or `−12`: spaces of any width, comma or point, the unit, and `k` for thousands.
 * A text that is no number comes back as it was typed.
 */
export function readTypedNumber(text: string): TypedNumber {
  const bare = text.trim().replace(/\s*(?:€|%)(?:\s*\/\s*\p{L}+)?$/u, '')
  const thousands = /^(.*\d)\s*k$/iu.exec(bare)
  const value = parseNumber(thousands?.[1] ?? bare)
  if (typeof value !== 'number') return value === null ? null : text
  return thousands ? Math.round(value * 100_000) / 100 : value
}

export interface NumberProps extends TypedInputProps<TypedNumber> {
  /** Written behind the value. */
  readonly unit?: string | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
  /** What is taken while the field is empty: its placeholder. */
  readonly assumed?: number | undefined
}

interface Writing {
  /** How many of what is shown make one of the value: 100 for a percentage. */
  readonly scale: number
  readonly write: (shown: number) => string
  /** What an arrow adds to what is shown; ten times that with Shift. */
  readonly step: number
  readonly inputMode: 'decimal' | 'numeric'
}

/** The value of a text, which shows `scale` times as much. */
function readScaled(text: string, scale: number): TypedNumber {
  const typed = readTypedNumber(text)
  return typeof typed === 'number' ? exact(typed / scale) : typed
}

/** Drops what binary fractions add beyond the sixth decimal, the last that any column keeps. */
const exact = (value: number): number => Number(value.toFixed(8))
const within = (value: number, minimum = -Infinity, maximum = Infinity): number =>
  Math.min(Math.max(value, minimum), maximum)

/** What a key adds, in steps; 0 when it steps nowhere. */
function stepsOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): number {
  const isShortcut = altKey || ctrlKey || metaKey
  const direction = isShortcut ? 0 : key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0
  return direction * (shiftKey ? 10 : 1)
}

type NumberEntry = Omit<NumberProps, keyof Words | 'unit' | 'disabled' | 'assumed'>

/** The number as it is typed, or stepped by the arrows: what the line of text takes. */
function useTypedNumber({ value, onChange, onBlur, onTyping, minimum, maximum }: NumberEntry, writing: Writing) {
  const { scale, write, step } = writing
  const draft = useDraft(
    typeof value === 'number' ? write(exact(value * scale)) : (value ?? ''),
    (text) => {
      onChange(readScaled(text, scale))
    },
    { onBlur, onTyping },
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOf(event)
    const current = readScaled(draft.text, scale) ?? 0
    if (steps === 0 || typeof current === 'string') return
    event.preventDefault()
    draft.drop()
    onChange(within(exact(current + (steps * step) / scale), minimum, maximum))
  }
  return { ...draft.props, onKeyDown, onPressEnter: draft.take }
}

/**
 * A number typed as text: free while it is typed, written the French way when left. Arrows step; Shift makes the step ten times larger.
 * antd's InputNumber (6.6.8) drops a text that is no number, and cuts without a word what is out of bounds.
 */
function NumberInput({
  value,
  onChange,
  onBlur,
  onTyping,
  unit,
  minimum,
  maximum,
  disabled = false,
  assumed,
  writing,
  ...words
}: NumberProps & { writing: Writing }) {
  const line = useTypedNumber({ value, onChange, onBlur, onTyping, minimum, maximum }, writing)
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Input
          {...control}
          {...line}
          className="number-input"
          inputMode={writing.inputMode}
          autoComplete="off"
          disabled={disabled}
          suffix={unit}
          {...(assumed === undefined ? {} : { placeholder: writing.write(exact(assumed * writing.scale)) })}
        />
      )}
    </FieldFrame>
  )
}

/** Cents are written only when there are some. */
const amounts: Writing = {
  scale: 1,
  step: 100,
  inputMode: 'decimal',
  write: (euros) => formatNumber(euros, { decimals: Number.isInteger(euros) ? 0 : 2 }),
}

/** An amount in euros. Accepts `250 000 €`, `250k`, `1 234,5`; arrows add 100 €, with Shift 1 000 €. */
export const AmountInput = ({ unit = '€', ...props }: NumberProps) => (
  <NumberInput {...props} unit={unit} writing={amounts} />
)

/** Two decimals, or as many as the column keeps when there are more. */
function writePercentage(percentage: number): string {
  const decimals = String(percentage).split('.')[1]?.length ?? 0
  return formatNumber(percentage, { decimals: Math.max(2, Math.min(decimals, 4)) })
}
const rates: Writing = { scale: 100, step: 0.05, inputMode: 'decimal', write: writePercentage }

/** A rate typed as a percentage and given as a fraction: `3,45` → 0.0345. Arrows add 0,05 point, with Shift 0,5. */
export const RateInput = (props: NumberProps) => <NumberInput {...props} unit="%" writing={rates} />

const decimals: Writing = { scale: 1, step: 0.5, inputMode: 'decimal', write: (value) => formatNumber(value) }

/** A number with decimals: a surface, a number of parts. Arrows add 0,5, with Shift 5. */
export const DecimalInput = (props: NumberProps) => <NumberInput {...props} writing={decimals} />

const integers: Writing = { scale: 1, step: 1, inputMode: 'numeric', write: String }

/** A whole number, a year for one: its thousands are not set apart. Arrows add 1, with Shift 10. */
export const IntegerInput = (props: NumberProps) => <NumberInput {...props} writing={integers} />
