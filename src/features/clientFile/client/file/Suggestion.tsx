import { useSectionField } from '#client/forms'
import { Button } from '#client/ui/controls'

interface SuggestionProps {
  /** The field that takes the value. */
  readonly name: string
  readonly value: string | number | null
  /** Why this value: « proposé d’après le foyer ». */
  readonly reason: string
  /** What the button does: « Reprendre 2,5 parts ». */
  readonly action: string
}

/** A calculated value, with a button that puts it in the field; nothing once the field has that value. */
export function Suggestion({ name, value, reason, action }: SuggestionProps) {
  const { value: typed, readOnly, choose } = useSectionField(name)
  if (readOnly || Object.is(typed, value)) return null
  return (
    <p className="suggestion">
      {reason}{' '}
      <Button
        type="link"
        size="small"
        onClick={() => {
          choose(value)
        }}
      >
        {action}
      </Button>
    </p>
  )
}
