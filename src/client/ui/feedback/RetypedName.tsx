import { TextInput } from '../inputs/TextInput'

interface RetypedNameProps {
  readonly name: string
  readonly value: string | null
  readonly onChange: (typed: string | null) => void
}

/** The name of what is lost, to be typed again. */
export const RetypedName = ({ name, value, onChange }: RetypedNameProps) => (
  <TextInput label={`Pour confirmer, recopiez «\u00a0${name}\u00a0»`} value={value} onChange={onChange} />
)
