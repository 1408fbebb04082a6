import { useId, useState } from 'react'
import { Radio } from 'antd'
import { definitionOf, type Field } from '#contract'
import type { Ref } from '#contract/jsonapi'
import { conflictResolved, type Conflict } from '#client/autosave'
import { useAppDispatch, useResourceList } from '#client/store'
import { Button } from '#client/ui/controls'
import { formatTime } from '#client/ui'
import { useChanges } from '../changes/ChangesProvider'
import { FieldValue } from '../changes/FieldValue'
import { useEdited } from '../useSection'
import { useOpenAggregate } from '../OpenAggregateContext'

type Values = Readonly<Record<string, unknown>>

/** What the person typed beside what somebody else saved meanwhile, field by field, to choose. */
export function ConflictChoice({ reference, conflict: { clashes, remote } }: { reference: Ref; conflict: Conflict }) {
  const theirs = useTheirs(reference, clashes)
  const mine: Values = useEdited(reference.type, reference.id)?.attributes ?? {}
  const resolve = useResolution(reference, { mine, remote })
  const [taken, setTaken] = useState<readonly string[]>([])
  const { fields } = definitionOf(reference.type)
  const take = (name: string, isTaken: boolean) => {
    setTaken((before) => [...before.filter((other) => other !== name), ...(isTaken ? [name] : [])])
  }
  return (
    <div className="conflict">
      <div className="conflict-row conflict-head" aria-hidden>
        <span>Champ</span>
        <span>Votre saisie</span>
        <span>{theirs}</span>
      </div>
      {clashes.map((name) => {
        const field = fields[name]
        return (
          field && (
            <ClashingField
              key={name}
              field={field}
              theirs={theirs}
              mine={mine[name]}
              other={remote[name]}
              isTaken={taken.includes(name)}
              onTake={(isTaken) => {
                take(name, isTaken)
              }}
            />
          )
        )
      })}
      <ConflictActions clashes={clashes} taken={taken} onResolve={resolve} />
    </div>
  )
}

/** Keeps what the person typed in these fields, and takes the other version of those that are left. */
function useResolution(reference: Ref, { mine, remote }: { mine: Values; remote: Values }) {
  const dispatch = useAppDispatch()
  const { record } = useChanges()
  return (keepMine: readonly string[]) => {
    const kept = (values: Values) => Object.fromEntries(keepMine.map((name) => [name, values[name] ?? null]))
    dispatch(conflictResolved({ ref: reference, keepMine }))
    if (keepMine.length > 0) record([{ ref: reference, before: kept(remote), after: kept(mine) }])
  }
}

interface ClashingFieldProps {
  readonly field: Field
  /** Whose the other version is: `Version de L. Martin, 14:31`. */
  readonly theirs: string
  readonly mine: unknown
  readonly other: unknown
  readonly isTaken: boolean
  readonly onTake: (isTaken: boolean) => void
}

function ClashingField({ field, theirs, mine, other, isTaken, onTake }: ClashingFieldProps) {
  const id = useId()
  const option = (label: string, value: unknown, takes: boolean) => (
    <Radio className="conflict-option" value={takes}>
      <span className="conflict-whose">{label}&nbsp;: </span>
      <FieldValue field={field} value={value} />
    </Radio>
  )
  return (
    <Radio.Group
      className="conflict-row"
      aria-labelledby={id}
      value={isTaken}
      onChange={({ target }) => {
        onTake(target.value === true)
      }}
    >
      <span id={id} className="conflict-field">
        {field.label}
      </span>
      {option('Votre saisie', mine, false)}
      {option(theirs, other, true)}
    </Radio.Group>
  )
}

interface ConflictActionsProps {
  readonly clashes: readonly string[]
  readonly taken: readonly string[]
  /** Is told in which fields what the person typed is kept. */
  readonly onResolve: (keepMine: readonly string[]) => void
}

function ConflictActions({ clashes, taken, onResolve }: ConflictActionsProps) {
  return (
    <div className="conflict-actions">
      <Button
        type="primary"
        onClick={() => {
          onResolve(clashes.filter((name) => !taken.includes(name)))
        }}
      >
        Enregistrer ces choix
      </Button>
      <Button
        onClick={() => {
          onResolve(clashes)
        }}
      >
        Tout garder
      </Button>
      <Button
        onClick={() => {
          onResolve([])
        }}
      >
        Tout prendre
      </Button>
    </div>
  )
}

/** Whose the version on the server is, by the history of these fields: `Version de L. Martin, 14:31`. */
function useTheirs({ id }: Ref, names: readonly string[]): string {
  const { id: parentId, type: of } = useOpenAggregate()
  const {
    resources: [latest],
  } = useResourceList('field_change', { parentId, of, filter: { resource_id: id, field: names }, page: { size: 1 } })
  const { author_name: author, changed_at: at } = latest?.attributes ?? {}
  return author ? `Version de ${shortName(author)}, ${formatTime(at)}` : 'Version enregistrée'
}

/** `Luc Martin` → `L. Martin`. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ')
  return others.length === 0 ? first : `${first.charAt(0)}. ${others.join(' ')}`
}
