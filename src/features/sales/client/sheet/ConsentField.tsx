import { Checkbox } from 'antd'
import { useId } from 'react'
import { useSectionField } from '#client/forms'

/** The client agrees to be named to the promoter: when it is ticked is when they did. */
export function ConsentField({ name }: { readonly name: string }) {
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
