import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { useDraft } from './useDraft'

/** The eye of antd (6.6.8) is read out by its English name. */
const eye = (isShown: boolean) => (isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />)

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
          iconRender={eye}
          disabled={disabled}
          onPressEnter={draft.take}
        />
      )}
    </FieldFrame>
  )
}
