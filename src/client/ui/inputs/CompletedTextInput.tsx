import { AutoComplete } from 'antd'
import { FieldFrame, type InputProps } from './FieldFrame'
import { useDraft } from './useDraft'

interface CompletedTextProps extends InputProps<string> {
  /** Texts that complete what is typed, for the last text handed over. */
  readonly completions: readonly string[]
  /** One of them was taken, by its place. */
  readonly onComplete: (place: number) => void
}

/** A line of text that is free, with texts that complete it. */
export function CompletedTextInput({ value, onChange, onBlur, completions, onComplete, disabled = false, ...words }: CompletedTextProps) {
  const draft = useDraft(value ?? '', (text) => { onChange(text === '' ? null : text) }, onBlur)
  return (
    <FieldFrame {...words}>
      {(control) => (
        <AutoComplete
          {...control} className="completed-text" value={draft.text} disabled={disabled} status={words.error === undefined ? '' : 'error'}
          options={completions.map((text) => ({ value: text }))} defaultActiveFirstOption={false} showSearch={{ filterOption: false, onSearch: draft.type }}
          onSelect={(text: string) => { draft.drop(); onComplete(completions.indexOf(text)) }} onBlur={draft.leave}
        />
      )}
    </FieldFrame>
  )
}
