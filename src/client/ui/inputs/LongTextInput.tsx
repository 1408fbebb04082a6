import { Input } from 'antd'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { useDraft } from './useDraft'

/** Several lines of text; the field grows with them where the browser knows how, without antd measuring it at each key. */
export function LongTextInput({
  value,
  onChange,
  onBlur,
  onTyping,
  disabled = false,
  ...words
}: TypedInputProps<string>) {
  const draft = useDraft(
    value ?? '',
    (text) => {
      onChange(text === '' ? null : text)
    },
    { onBlur, onTyping },
  )
  return (
    <FieldFrame {...words}>
      {(control) => <Input.TextArea {...control} {...draft.props} rows={3} className="long-text" disabled={disabled} />}
    </FieldFrame>
  )
}
