import { Input } from 'antd'
import { FieldFrame, type InputProps } from './FieldFrame'
import { useDraft } from './useDraft'

/** Several lines of text; the field grows with them. */
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
      {(control) => (
        <Input.TextArea {...control} {...draft.props} autoSize={{ minRows: 3, maxRows: 12 }} disabled={disabled} />
      )}
    </FieldFrame>
  )
}
