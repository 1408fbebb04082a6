import type { KeyboardEvent } from 'react'
import { Input } from 'antd'
import { FieldFrame, type TypedInputProps, type Words } from './FieldFrame'
import { readTypedNumber, type TypedNumber } from './typedNumber'
import { useDraft } from './useDraft'

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
export function NumberInput({
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
