import { LongTextInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { textIn, writtenText } from './values'
import { WrittenValue } from './WrittenValue'

/** Several lines of text. */
export function LongTextField({ name, hideLabel }: FieldProps) {
  const { readOnly, value, words, commit, leave } = useSectionField(name)
  if (readOnly) return <WrittenValue label={words.label} hideLabel={hideLabel} text={writtenText(value)} />
  return <LongTextInput {...words} hideLabel={hideLabel} value={textIn(value)} onChange={commit} onBlur={leave} />
}
