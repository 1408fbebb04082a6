import { Toggle } from '#client/ui/inputs'
import type { FieldProps } from './FieldProps'
import { useSectionField } from './useSectionField'
import { WrittenValue } from './WrittenValue'

/** A yes or no. */
export function FlagField({ name }: FieldProps) {
  const {
    readOnly,
    value,
    words: { label, help, error },
    choose,
  } = useSectionField(name)
  if (readOnly) return <WrittenValue label={label} text={value === true ? 'Oui' : 'Non'} />
  return <Toggle label={label} help={help} error={error} value={value === true} onChange={choose} />
}
