import type { ResourceOf } from '#contract/jsonapi'
import { selectResource } from '#client/entities'
import { useSectionField } from '#client/forms'
import { useAppSelector } from '#client/store'
import { ChoiceInput } from '#client/ui/inputs'
import { useAdvisers } from '../../shared/useAdvisers'

/** Who follows the client; whoever may give the client to a colleague chooses among them. */
export function AdviserField() {
  const { words, value, readOnly, isHidden, choose } = useSectionField('adviser_id')
  const id = typeof value === 'string' ? value : ''
  const advisers = useAdvisers(!readOnly)
  const adviser = useAppSelector((state) => selectResource(state, 'user', id))
  if (isHidden) return null
  if (readOnly)
    return (
      <p className="written-value">
        <span className="field-label">{words.label}</span>
        <span>{adviser ? fullName(adviser) : '—'}</span>
      </p>
    )
  const others =
    advisers.some((choice) => choice.value === id) || !adviser ? [] : [{ value: id, label: fullName(adviser) }]
  return (
    <ChoiceInput
      {...words}
      help="S’il change, l’actuel ne voit plus ce client."
      required
      asList
      choices={[...others, ...advisers]}
      value={id === '' ? null : id}
      onChange={choose}
    />
  )
}

const fullName = ({ attributes: { first_name, last_name } }: ResourceOf<'user'>): string =>
  [first_name, last_name].filter(Boolean).join(' ')
