import { useRef, useState } from 'react'
import { checkComplete, resources } from '#contract'
import type { Item } from '#client/autosave'
import { TextField } from '#client/forms'
import { Empty, formatDate, formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { LongTextInput } from '#client/ui/inputs'
import { useOpenAggregate, AutosaveForm, useEdited, useItems, useAdd } from '#client/editing'
import { Row } from '#client/editing/parts'

/** Internal notes, the newest first. */
export function NotesSection() {
  const { readOnly } = useOpenAggregate()
  const notes = useItems('note').toReversed()
  const entry = useRef<HTMLDivElement>(null)
  return (
    <>
      <div ref={entry}>{!readOnly && <NewNote />}</div>
      {notes.length === 0 && (
        <Empty
          title="Aucune note"
          sentence={'Les notes restent internes\u00a0: le client ne les voit jamais.'}
          action={
            !readOnly && (
              <Button
                onClick={() => {
                  entry.current?.querySelector('textarea')?.focus()
                }}
              >
                Écrire une note
              </Button>
            )
          }
        />
      )}
      <ol className="rows">
        {notes.map((item) => (
          <Note key={item.key} item={item} />
        ))}
      </ol>
    </>
  )
}

/** A note is added once written, so that an empty one never is. */
function NewNote() {
  const [text, setText] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const add = useAdd('note')
  const write = () => {
    if (text === null || text.trim() === '') return
    const checked = checkComplete(resources.note, { note: text })
    setError(checked.valid ? undefined : checked.errors['note']?.[0])
    if (!checked.valid) return
    add({ note: text })
    setText(null)
  }
  return (
    <div className="new-note">
      <LongTextInput
        label="Nouvelle note"
        help={resources.note.fields.note.help}
        error={error}
        value={text}
        onChange={setText}
      />
      <Button onClick={write}>Ajouter la note</Button>
    </div>
  )
}

function Note({ item }: { item: Item<'note'> }) {
  const { author_name: author, created_at: writtenAt } = useEdited('note', item.ref.id)?.attributes ?? {}
  const title = [
    author ?? 'Vous',
    writtenAt ? `${formatDate(writtenAt, 'words')} à ${formatTime(writtenAt)}` : 'à l’instant',
  ].join(', ')
  return (
    <Row
      item={item}
      title={title}
      question={{
        question: 'Supprimer cette note\u202f?',
        consequence: 'Elle ne pourra pas être retrouvée.',
        yes: 'Supprimer',
      }}
    >
      <AutosaveForm item={item}>
        <TextField name="note" hideLabel />
      </AutosaveForm>
    </Row>
  )
}
