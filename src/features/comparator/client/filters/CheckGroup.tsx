import { Checkbox } from 'antd'
import type { Choice } from '#contract'

interface CheckGroupProps<Value extends string | number> {
  readonly label: string
  readonly choices: readonly (Choice & { readonly value: Value })[]
  readonly values: readonly Value[]
  readonly onChange: (values: readonly Value[]) => void
}

/** Any of a few; none of them asks for nothing. */
export const CheckGroup = <Value extends string | number>({
  label,
  choices,
  values,
  onChange,
}: CheckGroupProps<Value>) => (
  <fieldset className="check-group">
    <legend className="field-label">{label}</legend>
    <Checkbox.Group<Value> options={[...choices]} value={[...values]} onChange={onChange} />
  </fieldset>
)
