import { useId } from 'react'
import { Checkbox } from 'antd'
import { isText } from '#contract/json'
import { useSectionField } from '#client/forms'
import type { Editors } from '#client/screens/lifecycle'
import { bookingPapers } from '#features/sales/contract'

/** The client agrees to be named to the promoter: when it is ticked is when they did. */
function ConsentField({ name }: { readonly name: string }) {
  const { value, words, choose } = useSectionField(name)
  const id = useId()
  return (
    <div className="field">
      <Checkbox
        checked={value !== null && value !== undefined}
        aria-invalid={words.error !== undefined}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => {
          choose(target.checked ? new Date().toISOString() : null)
        }}
      >
        Le client accepte que son identité et ses coordonnées soient transmises au promoteur (obligatoire)
      </Checkbox>
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {words.error}
      </p>
    </div>
  )
}

const options = Object.entries(bookingPapers).map(([value, { label }]) => ({ value, label }))

/** Which papers are asked for. */
function PapersField({ name }: { readonly name: string }) {
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

/** How actions of sales edit what no kind of field says. */
export const saleEditors: Editors = { consent_at: ConsentField, missing_documents: PapersField }
