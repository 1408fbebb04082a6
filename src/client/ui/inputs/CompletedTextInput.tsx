import { Combobox } from './Combobox'
import { FieldFrame, type TypedInputProps } from './FieldFrame'
import { useDraft } from './useDraft'

interface CompletedTextProps extends TypedInputProps<string> {
  /** Texts that complete what is typed, for the last text handed over. */
  readonly completions: readonly string[]
  /** One of them was taken, by its place. */
  readonly onComplete: (place: number) => void
}

/** A line of text that is free, with texts that complete it. */
export function CompletedTextInput({
  value,
  onChange,
  onBlur,
  onTyping,
  completions,
  onComplete,
  disabled = false,
  ...words
}: CompletedTextProps) {
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
        <Combobox
          control={control}
          isFree
          text={draft.text}
          disabled={disabled}
          options={completions.map((text, place) => ({ value: place, label: text }))}
          onType={draft.type}
          onChoose={({ value: place }) => {
            draft.drop()
            onComplete(Number(place))
          }}
          onLeave={draft.leave}
        />
      )}
    </FieldFrame>
  )
}
