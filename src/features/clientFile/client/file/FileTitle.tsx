import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { EditOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { checkChange, resources } from '#contract'
import { useChanges } from '#client/editing/changes'
import { useOpenAggregate, useEdited } from '#client/editing'
import { Hint } from './Hint'

const UNNAMED = 'Dossier sans nom'

/** The name of the file, cut where it is long, whole in a hint; whoever may edit the file changes it where it stands. */
export function FileTitle() {
  const { id, readOnly } = useOpenAggregate()
  const { edit } = useChanges()
  const title = useEdited('client_file', id)?.attributes.title ?? ''
  const [isEditing, setEditing] = useState(false)

  const name = <span className="file-title-text">{title || UNNAMED}</span>
  const rename = (next: string) => {
    if (next !== title) edit({ type: 'client_file', id }, { title: next })
    setEditing(false)
  }
  if (isEditing)
    return (
      <TitleInput
        title={title}
        onRename={rename}
        onCancel={() => {
          setEditing(false)
        }}
      />
    )
  return (
    <Hint text={title || UNNAMED}>
      {readOnly ? (
        name
      ) : (
        <button
          type="button"
          className="file-title"
          onClick={() => {
            setEditing(true)
          }}
        >
          {name} <EditOutlined aria-label="Renommer" />
        </button>
      )}
    </Hint>
  )
}

const problemOf = (title: string): string | undefined => {
  const checked = checkChange(resources.client_file, { title })
  return checked.valid ? undefined : checked.errors['title']?.[0]
}

interface TitleInputProps {
  readonly title: string
  readonly onRename: (title: string) => void
  readonly onCancel: () => void
}

/** Enter or leaving renames, Escape gives up; a name that is not valid stays to be corrected. */
function TitleInput({ title, onRename, onCancel }: TitleInputProps) {
  const id = useId()
  const input = useRef<InputRef>(null)
  const [text, setText] = useState(title)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const problem = problemOf(text)
  const take = () => {
    if (problem === undefined) onRename(text.trim())
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take()
    if (event.key === 'Escape') onCancel()
  }
  return (
    <span className="file-title-input">
      <Input
        ref={input}
        status={problem === undefined ? '' : 'error'}
        aria-label={resources.client_file.fields.title.label}
        aria-invalid={problem !== undefined}
        aria-describedby={id}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
        }}
        onKeyDown={press}
        onBlur={take}
      />
      <span id={id} className="field-error" aria-live="polite">
        {problem}
      </span>
    </span>
  )
}
