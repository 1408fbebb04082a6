import { Input } from 'antd'
import { FieldFrame, type InputProps } from './FieldFrame'
import { useDraft } from './useDraft'

export interface TextProps extends InputProps<string> {
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
    onBlur,
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
