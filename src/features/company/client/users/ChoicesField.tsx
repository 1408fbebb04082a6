import { useId } from 'react'
import { Checkbox } from 'antd'
import { useSectionField } from '#client/forms'

interface ChoicesFieldProps {
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

const isList = (value: unknown): value is string[] => Array.isArray(value)

/** Several of a few, as boxes. */
export function ChoicesField({ name, choices }: ChoicesFieldProps) {
  const id = useId()
  const {
    value,
    words: { label, error },
    choose,
  } = useSectionField(name)
  const chosen = isList(value) ? value : []
  // Those that are held and not offered stay.
  const others = chosen.filter((one) => choices.every((choice) => choice.value !== one))
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className="field-label">{label}</legend>
      <Checkbox.Group
        className="user-choices"
        options={[...choices]}
        value={chosen}
        onChange={(values) => {
          choose([...others, ...values])
        }}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
