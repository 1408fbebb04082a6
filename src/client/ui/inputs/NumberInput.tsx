import type { KeyboardEvent } from 'react'
import { Input } from 'antd'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { readTypedNumber, type TypedNumber } from './typedNumber'
import { useDraft } from './useDraft'

export interface NumberProps extends TypedInputProps<TypedNumber> {
  /** Written behind the value. */
  readonly unit?: string | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
}

interface Writing {
  /** How many of what is shown make one of the value: 100 for a percentage. */
  readonly scale: number
  readonly write: (shown: number) => string
  /** What an arrow adds to what is shown; ten times that with Shift. */
  readonly step: number
  readonly inputMode: 'decimal' | 'numeric'
}

/** Drops what binary fractions add beyond the sixth decimal, the last that any column keeps. */
const exact = (value: number): number => Number(value.toFixed(8))
const within = (value: number, minimum = -Infinity, maximum = Infinity): number =>
  Math.min(Math.max(value, minimum), maximum)

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
  writing,
  ...words
}: NumberProps & { writing: Writing }) {
  const { scale, write, step, inputMode } = writing
  const written = typeof value === 'number' ? write(exact(value * scale)) : (value ?? '')
  const read = (text: string): TypedNumber => {
    const typed = readTypedNumber(text)
    return typeof typed === 'number' ? exact(typed / scale) : typed
  }
  const draft = useDraft(
    written,
    (text) => {
      onChange(read(text))
    },
    { onBlur, onTyping },
  )

  const press = (event: KeyboardEvent) => {
    const isShortcut = event.altKey || event.ctrlKey || event.metaKey
    const direction = isShortcut ? 0 : event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    const current = read(draft.text) ?? 0
    if (direction === 0 || typeof current === 'string') return
    event.preventDefault()
    draft.drop()
    onChange(within(exact(current + (direction * step * (event.shiftKey ? 10 : 1)) / scale), minimum, maximum))
  }

  return (
    <FieldFrame {...words}>
      {(control) => (
        <Input
          {...control}
          {...draft.props}
          className="number-input"
          inputMode={inputMode}
          autoComplete="off"
          disabled={disabled}
          suffix={unit}
          onKeyDown={press}
          onPressEnter={draft.take}
        />
      )}
    </FieldFrame>
  )
}
