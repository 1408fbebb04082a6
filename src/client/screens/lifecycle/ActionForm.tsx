import { useId, useState } from 'react'
import type { FieldErrors } from '#contract'
import { isText } from '#contract/json'
import { useToast } from '#client/feedback'
import { SubmitForm, useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { formatTime } from '#client/ui'
import { Button } from '#client/ui/controls'
import { dayInParis } from '#client/ui/formats'
import { DateInput, TextInput } from '#client/ui/inputs'
import { parisInstant } from '#client/ui/instants'
import { askedFields } from './askedFields'
import type { Editors, LifecycleAction, Living, ShownLifecycle } from './ShownLifecycle'
import { doneWords, useAction } from './useAction'
import './lifecycle.css'

interface ActionFormProps {
  readonly kind: ShownLifecycle
  readonly living: Living
  readonly action: LifecycleAction
  readonly editors: Editors
  /** What papers are called, by their keys. */
  readonly papers: Readonly<Record<string, string>>
  /** What is around it says what is done. */
  readonly isTitled?: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** What must be known before an action is done, and what follows from it. */
export function ActionForm({
  kind,
  living,
  action,
  editors,
  papers,
  isTitled = false,
  onClose,
  onDone,
}: ActionFormProps) {
  const title = useId()
  const act = useAction(kind, living)
  const toast = useToast()
  const asked = askedFields(kind, living, action)
  const names = asked.map(([name]) => name)
  return (
    <section className={isTitled ? 'lifecycle-form lifecycle-form-bare' : 'lifecycle-form'} aria-labelledby={title}>
      <h3 id={title} className={isTitled ? 'visually-hidden' : undefined}>
        {action.label}
      </h3>
      <Notes action={action} papers={papers} />
      <SubmitForm
        definition={{ fields: Object.fromEntries(asked) }}
        initialValues={Object.fromEntries(names.map((name) => [name, living.attributes[name] ?? null]))}
        submitLabel={action.label}
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async (attributes) => {
          const errors = await act({ action: action.action, ...attributes })
          if (errors) return withoutField(errors, names)
          toast({ type: 'success', message: doneWords(kind, action) })
          onClose()
          onDone()
          return undefined
        }}
      >
        {names.map((name) => {
          const Editor = editors[name] ?? AskedField
          return <Editor key={name} name={name} />
        })}
      </SubmitForm>
    </section>
  )
}

/** What follows from an action, the papers that it needs, and its law. */
function Notes({ action, papers: labels }: Pick<ActionFormProps, 'action' | 'papers'>) {
  const { confirmation, undoes, papers, law } = action
  return (
    <>
      {[...new Set([confirmation, ...undoes])].map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>)}
      {papers.length > 0 && (
        <p>
          Pièces à déposer d’abord, plus bas{'\u00a0'}: {papers.map((key) => labels[key] ?? key).join(', ')}.
        </p>
      )}
      {law !== null && <p className="lifecycle-law">{law}</p>}
    </>
  )
}

/** What is said of fields that the form does not show is said of the whole. */
function withoutField(errors: FieldErrors, names: readonly string[]): FieldErrors {
  const entries = Object.entries(errors)
  const others = entries.filter(([name]) => !names.includes(name)).flatMap(([, messages]) => messages)
  return {
    ...Object.fromEntries(entries.filter(([name]) => names.includes(name))),
    ...(others.length > 0 ? { '': [others.join(' ')] } : {}),
  }
}

/** A field of an action, by its kind. */
function AskedField({ name }: { readonly name: string }) {
  const { field } = useSectionField(name)
  if (field.kind === 'instant') return <InstantField name={name} />
  return field.kind === 'list' ? null : <ValueField name={name} />
}

/** A day and an hour in Paris. */
function InstantField({ name }: { readonly name: string }) {
  const { value, words, choose } = useSectionField(name)
  const [day, setDay] = useState(isText(value) ? dayInParis(value) : null)
  const [time, setTime] = useState<string | null>(isText(value) ? formatTime(value) : '10:00')
  return (
    <div className="lifecycle-instant">
      <DateInput
        {...words}
        value={day}
        onChange={(given) => {
          setDay(given)
          choose(parisInstant(given, time))
        }}
      />
      <TextInput
        label="Heure"
        placeholder="14:30"
        value={time}
        onChange={(given) => {
          setTime(given)
          choose(parisInstant(day, given))
        }}
      />
    </div>
  )
}
