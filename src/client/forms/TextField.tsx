import type { FieldKind } from '#contract'
import { formatPhone } from '#client/ui/formats'
import { LongTextInput, TextInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { textIn, writtenText } from './values'
import { WrittenValue } from './WrittenValue'

/** The keyboard that a phone shows for a kind of text. */
const keyboards: Partial<Record<FieldKind, { type?: 'email' | 'tel'; inputMode?: 'numeric' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  postalCode: { inputMode: 'numeric' },
}

interface TextFieldProps extends FieldProps {
  /** What the browser may fill in: only where people give their own data. */
  readonly autoComplete?: 'username' | 'email' | 'one-time-code' | 'given-name' | 'family-name' | 'tel' | undefined
}

/** Text: a name, an e-mail address, a telephone number, a postal code, or several lines. */
export function TextField({ name, hideLabel, autoComplete }: TextFieldProps) {
  const { field, readOnly, value, words, typing } = useSectionField(name)
  const isPhone = field.kind === 'phone'
  if (readOnly) {
    const text = writtenText(value)
    return <WrittenValue label={words.label} hideLabel={hideLabel} text={isPhone ? formatPhone(text) : text} />
  }
  const text = textIn(value)
  // One erases a plain space as one typed it.
  const shown = isPhone && text !== null ? formatPhone(text).replaceAll('\u00a0', ' ') : text
  const input = { ...words, hideLabel, value: shown, ...typing }
  if (field.kind === 'longText') return <LongTextInput {...input} />
  return <TextInput {...input} {...keyboards[field.kind]} placeholder={field.placeholder} autoComplete={autoComplete} />
}
