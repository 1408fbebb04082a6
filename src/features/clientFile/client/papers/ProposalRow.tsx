import { type KeyboardEventHandler, useState } from 'react'
import { checkChange, definitionOf, type Field, type ResourceType } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { useEdited } from '#client/editing'
import { fieldText, isSameValue, sectionLabel, useChanges, type Step } from '#client/editing/changes'
import { StatusTag } from '#client/ui'
import { Button } from '#client/ui/controls'
import type { Proposal } from './proposal'
import { findingName, placeWords, writtenValue } from './words'

interface ProposalRowProps {
  readonly proposal: Proposal
  /** Null: the value is taken into a resource that is added. */
  readonly target: Ref | null
  /** Told the id of what was added. */
  readonly onAdded: (id: string) => void
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>
  /** Its field is to be seen. */
  readonly onShow: () => void
}

/** A value of the paper beside that of the file, where it was read, and the button that takes it or takes it back. */
export function ProposalRow({ proposal, ...row }: ProposalRowProps) {
  const { section, field: name, value, from, remark } = proposal
  const field = definitionOf(section).fields[name]
  const current = useAttributes(section, row.target)[name]
  if (!field) return null
  return (
    <li className="paper-proposal" onFocus={row.onShow}>
      <p className="paper-field">
        <strong>{field.label}</strong>
        <span>{sectionLabel(section)}</span>
      </p>
      <p className="paper-values">
        <span>Dossier&nbsp;: {written(field, current)}</span>
        <strong>Document&nbsp;: {written(field, value)}</strong>
      </p>
      {remark !== undefined && <p className="remark">{remark}</p>}
      <Places from={from} />
      <Taking proposal={proposal} field={field} {...row} />
    </li>
  )
}

const written = (field: Field, value: unknown): string => fieldText(field, value, (slug) => slug)

const useAttributes = (type: ResourceType, target: Ref | null): Readonly<Record<string, unknown>> =>
  useEdited(type, target?.id ?? '')?.attributes ?? {}

/** What can be done with a value: take it, take it back, or nothing when the file holds it already or refuses it. */
function Taking({
  proposal,
  field,
  target,
  onAdded,
  onKeyDown,
}: Omit<ProposalRowProps, 'onShow'> & { readonly field: Field }) {
  const { section, field: name, value } = proposal
  const attributes = useAttributes(section, target)
  const { isTaken, take, takeBack } = useTaken(section, name)
  const checked = checkChange(definitionOf(section), { [name]: value }, attributes)
  if (!checked.valid)
    return <p className="paper-refused">Le dossier ne prend pas cette valeur&nbsp;: {checked.errors[name]?.[0]}</p>
  const isSame = isSameValue(attributes[name], value)
  const action = isSame ? 'Annuler la reprise' : `Reprendre ${written(field, value)}`
  const act = () => {
    if (isSame) {
      takeBack()
      return
    }
    const taken = take(target, attributes[name], value)
    if (taken && !target) onAdded(taken.id)
  }
  return (
    <div className="paper-taking">
      {(!isSame || isTaken) && (
        <Button
          type={isSame ? 'default' : 'primary'}
          aria-label={`${action}\u202f: ${field.label}`}
          onClick={act}
          onKeyDown={onKeyDown}
        >
          {action}
        </Button>
      )}
      {isSame && <StatusTag tone="success">{isTaken ? 'Repris' : 'Déjà dans le dossier'}</StatusTag>}
    </div>
  )
}

const Places = ({ from }: Pick<Proposal, 'from'>) => (
  <ul className="paper-places">
    {from.map((finding) => (
      <li key={finding.key}>
        {findingName(finding)}, {writtenValue(finding.key, finding.value)}. {placeWords(finding.place)}
      </li>
    ))}
  </ul>
)

interface Taken {
  /** Whether a value was taken here and can be taken back. */
  readonly isTaken: boolean
  /** Writes a value as if it were typed; into a new resource when there is none. Answers the ref that holds it. */
  readonly take: (target: Ref | null, before: unknown, value: unknown) => Ref | null
  readonly takeBack: () => void
}

/** One value of a paper, put in a field as a step of its own that can be undone. */
function useTaken(type: Ref['type'], field: string): Taken {
  const { make, undo } = useChanges()
  const [step, setStep] = useState<Step | null>(null)
  return {
    isTaken: step !== null,
    take: (target, before, value) => {
      const after = { [field]: value }
      const made = make([
        target
          ? { ref: target, before: { [field]: before ?? null }, after }
          : { ref: { type, id: '' }, before: null, after },
      ])
      setStep(made)
      return made?.changes[0]?.ref ?? null
    },
    takeBack: () => {
      if (step) void undo(step)
      setStep(null)
    },
  }
}
