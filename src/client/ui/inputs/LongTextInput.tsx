import { Input } from 'antd'
import { FieldFrame, type InputProps } from './FieldFrame'
import { useDraft } from './useDraft'

/** Several lines of text; the field grows with them where the browser knows how, without antd measuring it at each key. */
export function LongTextInput({ value, onChange, onBlur, disabled = false, ...words }: InputProps<string>) {
  const draft = useDraft(
    value ?? '',
    (text) => {
      onChange(text === '' ? null : text)
    },
    onBlur,
  )
  return (
    <FieldFrame {...words}>
      {(control) => <Input.TextArea {...control} {...draft.props} rows={3} className="long-text" disabled={disabled} />}
    </FieldFrame>
  )
}
