import { FieldFrame, type InputProps } from './FieldFrame'
import { useDraft } from './useDraft'

/** Several lines of text; the field grows with them where the browser knows how. */
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
        <textarea
          {...control}
          rows={3}
          className="text-box long-text"
          disabled={disabled}
          value={draft.text}
          onChange={(event) => {
            draft.type(event.target.value)
          }}
          onBlur={draft.leave}
        />
      )}
    </FieldFrame>
  )
}
