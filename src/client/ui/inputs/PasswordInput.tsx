import { Input } from 'antd'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { useDraft } from './useDraft'

/** A password; it can be shown, pasted and filled in by a password manager. */
export function PasswordInput({
  value,
  onChange,
  onBlur,
  onTyping,
  autoComplete,
  disabled = false,
  ...words
}: TypedInputProps<string> & { autoComplete: 'current-password' | 'new-password' }) {
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
        <Input.Password
          {...control}
          {...draft.props}
          autoComplete={autoComplete}
          disabled={disabled}
          onPressEnter={draft.take}
        />
      )}
    </FieldFrame>
  )
}
