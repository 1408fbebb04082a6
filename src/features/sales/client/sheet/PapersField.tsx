import { Checkbox } from 'antd'
import { isText } from '#contract/json'
import { useSectionField } from '#client/forms'
import { bookingPapers } from '#features/sales/contract'

const options = Object.entries(bookingPapers).map(([value, { label }]) => ({ value, label }))

/** Which papers are asked for. */
export function PapersField({ name }: { readonly name: string }) {
  const { value, words, choose } = useSectionField(name)
  return (
    <fieldset className="field">
      <legend className="field-label">{words.label}</legend>
      <Checkbox.Group
        className="sale-checks"
        options={options}
        value={Array.isArray(value) ? value.filter(isText) : []}
        onChange={choose}
      />
      <p className="field-error" aria-live="polite">
        {words.error}
      </p>
    </fieldset>
  )
}
