import { use } from 'react'
import { definitionOf, type Field } from '#contract'
import { aggregateOf } from '#contract/resources'
import { formatTime } from '#client/ui'
import { Collapse } from '#client/ui/collapse'
import { Button } from '#client/ui/controls'
import { FieldValue } from '../changes/FieldValue'
import { ReferenceNamesContext } from '../changes/ReferenceName'
import { isSameValue } from '../steps/change'
import { useChanges } from '../changes/ChangesProvider'
import { isRestorable, sectionLabel } from '../changes/words'
import type { Write } from '../changes/writes'
import { FieldAccessContext } from '../FieldAccessContext'
import { useOpenAggregate } from '../OpenAggregateContext'
import { useEdited } from '../useSection'
import { isAccepted } from './restoration'
import { useRestore } from './useRestore'

interface WriteEntryProps {
  readonly write: Write
  /** Of several done in one go, whose head says when and by whom. */
  readonly isPart?: boolean
}

/** One write: what it did to the fields of one resource, and what can be restored of it. */
export function WriteEntry({ write, isPart = false }: WriteEntryProps) {
  const { readOnly } = useOpenAggregate()
  const tellsReferences = use(ReferenceNamesContext) !== null
  const {
    change: {
      ref: { type },
      before,
      after,
    },
  } = write
  const fields = Object.entries(definitionOf(type).fields).filter(
    ([name, { kind }]) => (kind !== 'reference' || tellsReferences) && isListed(name, before, after),
  )
  return (
    <div className="history-write">
      <p className="history-write-head">
        {!isPart && <WriteTime write={write} />}
        <strong>
          {sectionLabel(type)}
          {before === null && type !== 'meeting' && isRestorable(type) && '\u00a0: ajout'}
          {after === null && '\u00a0: suppression'}
        </strong>
        {!isPart && <WriteAuthor write={write} />}
      </p>
      <dl>
        {fields.map(([name, field]) => (
          <FieldLine key={name} write={write} name={name} field={field} />
        ))}
      </dl>
      {!readOnly && isRestorable(type) && <RestoreButtons write={write} />}
    </div>
  )
}

export const WriteTime = ({ write: { changedAt } }: { write: Write }) => (
  <time dateTime={changedAt}>{formatTime(changedAt)}</time>
)

export const WriteAuthor = ({ write: { author, device } }: { write: Write }) => (
  <span>{[author ?? 'Compte supprimé', device].filter(Boolean).join(' · ')}</span>
)

type Values = Readonly<Record<string, unknown>> | null

/** Whether the entry lists a field: every changed one; of a created or deleted item, those that had a value. */
function isListed(name: string, before: Values, after: Values): boolean {
  if (before && after) return Object.hasOwn(after, name)
  const value = (before ?? after)?.[name] ?? null
  return value !== null && value !== false
}

function FieldLine({
  write: {
    change: { ref, before, after },
  },
  name,
  field,
}: {
  write: Write
  name: string
  field: Field
}) {
  return (
    <div className="history-field">
      <dt>{field.short ?? field.label}</dt>
      <dd>
        {before && (
          <span className={after ? 'history-old' : undefined}>
            <FieldValue field={field} value={before[name]} />
          </span>
        )}
        {before && after && (
          <>
            <span aria-hidden> → </span>
            <span className="visually-hidden"> devient </span>
          </>
        )}
        {after && <FieldValue field={field} value={after[name]} />}
        {before && after && <RestoreField reference={ref} name={name} field={field} value={before[name]} />}
      </dd>
    </div>
  )
}

interface RestoreFieldProps {
  readonly reference: Write['change']['ref']
  readonly name: string
  readonly field: Field
  readonly value: unknown
}

/** Restores one field. Not shown when the field already has that value, may not have it, or its resource is gone. */
function RestoreField({ reference, name, field, value }: RestoreFieldProps) {
  const { readOnly } = useOpenAggregate()
  const { make, tell } = useChanges()
  const accessTo = use(FieldAccessContext)
  const current: Values = useEdited(reference.type, reference.id)?.attributes ?? null
  if (
    readOnly ||
    !isRestorable(reference.type) ||
    (accessTo !== undefined && accessTo(reference.type, name) !== 'write') ||
    !current ||
    isSameValue(current[name], value) ||
    !isAccepted(reference, name, value)
  )
    return null
  const restore = () => {
    const made = make([{ ref: reference, before: { [name]: current[name] ?? null }, after: { [name]: value } }])
    if (made) tell(made)
  }
  return (
    <Button size="small" type="link" aria-label={`Restaurer ce champ\u00a0: ${field.label}`} onClick={restore}>
      Restaurer ce champ
    </Button>
  )
}

/** Restores the section, or the whole aggregate, as it was before the write: the write itself is undone too. */
function RestoreButtons({ write }: { write: Write }) {
  const { type } = useOpenAggregate()
  const restore = useRestore()
  const { change, changedAt } = write
  return (
    <Collapse
      className="history-restore"
      label={
        <>
          Restaurer<span aria-hidden>…</span>
          <span className="visually-hidden"> à {formatTime(changedAt)}</span>
        </>
      }
    >
      <BringBackButton change={change} />
      <Button
        size="small"
        onClick={() => {
          void restore(write, change.ref.type)
        }}
      >
        Restaurer cette section à ce moment
      </Button>
      <Button
        size="small"
        onClick={() => {
          void restore(write)
        }}
      >
        Restaurer {aggregateOf(type)?.words.definite} à ce moment
      </Button>
    </Collapse>
  )
}

/** Nothing where the change deleted no element, or the element is there again. */
function BringBackButton({ change: { ref, before, after } }: Pick<Write, 'change'>) {
  const { make, tell } = useChanges()
  const isThere = useEdited(ref.type, ref.id) !== undefined
  if (after !== null || isThere) return null
  const bringBack = () => {
    const made = make([{ ref, before: null, after: before }])
    if (made) tell(made)
  }
  return (
    <Button size="small" onClick={bringBack}>
      Remettre cet élément
    </Button>
  )
}
