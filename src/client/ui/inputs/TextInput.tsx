import { Input } from 'antd'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { useDraft } from './useDraft'

interface TextProps extends TypedInputProps<string> {
  readonly type?: 'text' | 'email' | 'tel'
  readonly placeholder?: string | undefined
  readonly inputMode?: 'numeric' | undefined
  /** What the browser may fill in: only where people give their own data. */
  readonly autoComplete?: string | undefined
}

/** A line of text. */
export function TextInput({
  value,
  onChange,
  onBlur,
  onTyping,
  type = 'text',
  placeholder,
  inputMode,
  autoComplete = 'off',
  disabled = false,
  ...words
}: TextProps) {
  const draft = useDraft(
    value ?? '',
    (text) => {
      onChange(text === '' ? null : text)
    },
    { onBlur, onTyping },
  )
  return (
    <FieldFrame {...words}>
      {(control) => (
        <Input
          {...control}
          type={type}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete={autoComplete}
          disabled={disabled}
          {...draft.props}
          onPressEnter={draft.take}
        />
      )}
    </FieldFrame>
  )
}
