import { useState } from 'react'
import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from '../controls'
import { FieldFrame, type InputProps } from './FieldFrame'
import { TextBox } from './TextBox'
import { useDraft } from './useDraft'

/** A password; it can be shown, pasted and filled in by a password manager. */
export function PasswordInput({
  value,
  onChange,
  onBlur,
  autoComplete,
  disabled = false,
  ...words
}: InputProps<string> & { autoComplete: 'current-password' | 'new-password' }) {
  const [isShown, show] = useState(false)
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
        <div className="password-control">
          <TextBox
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            disabled={disabled}
            value={draft.text}
            onType={draft.type}
            onEnter={draft.take}
            onLeave={draft.leave}
          />
          <Button
            type="text"
            size="small"
            icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
            disabled={disabled}
            aria-label={isShown ? 'Masquer ce qui est écrit' : 'Montrer ce qui est écrit'}
            onClick={() => {
              show(!isShown)
            }}
          />
        </div>
      )}
    </FieldFrame>
  )
}
