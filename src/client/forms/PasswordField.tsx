import { PasswordInput } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { textIn } from './values'

/** A password. */
export function PasswordField({
  name,
  autoComplete,
}: FieldProps & { autoComplete: 'current-password' | 'new-password' }) {
  const { value, words, typing } = useSectionField(name)
  return <PasswordInput {...words} autoComplete={autoComplete} value={textIn(value)} {...typing} />
}
