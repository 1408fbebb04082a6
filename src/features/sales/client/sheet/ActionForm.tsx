import { useId, useState } from 'react'
import { Checkbox } from 'antd'
import type { FieldErrors } from '#contract'
import { useToast } from '#client/feedback'
import { SubmitForm, useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { Button } from '#client/ui/controls'
import { bookingPapers } from '#features/sales/contract'
import { isText } from '#contract/json'
import { formatTime } from '#client/ui'
import { dayInParis } from '#client/ui/formats'
import { parisInstant } from '#client/ui/instants'
import { DateInput, TextInput } from '#client/ui/inputs'
import type { SaleAction } from '../api'
import type { SaleKind } from '../kinds'
import type { SaleRow } from '../saleRow'
import { useSaleAction } from '../useSaleAction'
import { askedFields } from './askedFields'
import { doneWords } from './doneWords'

interface ActionFormProps {
  readonly kind: SaleKind
  readonly sale: SaleRow
  readonly action: SaleAction
  readonly onClose: () => void
}

/** What must be known before an action is done, and what follows from it. */
export function ActionForm({ kind, sale, action, onClose }: ActionFormProps) {
  const title = useId()
  const act = useSaleAction(sale)
  const toast = useToast()
  const asked = askedFields(kind, sale, action)
  const names = asked.map(([name]) => name)
  return (
    <section className="sale-form" aria-labelledby={title}>
      <h3 id={title}>{action.label}</h3>
      <Notes action={action} />
      <SubmitForm
        definition={{ fields: Object.fromEntries(asked) }}
        initialValues={Object.fromEntries(names.map((name) => [name, sale.attributes[name] ?? null]))}
        submitLabel={action.label}
        actions={<Button onClick={onClose}>Annuler</Button>}
        onSubmit={async (attributes) => {
          const errors = await act({ action: action.action, ...attributes })
          if (errors) return withoutField(errors, names)
          toast({ type: 'success', message: doneWords(kind, action) })
          onClose()
          return undefined
        }}
      >
        {names.map((name) => (
          <AskedField key={name} name={name} />
        ))}
      </SubmitForm>
    </section>
  )
}

/** What follows from an action, the papers that it needs, and its law. */
function Notes({ action: { confirmation, undoes, papers, law } }: Pick<ActionFormProps, 'action'>) {
  const labels = new Map<string, { label: string }>(Object.entries(bookingPapers))
  return (
    <>
      {[...new Set([confirmation, ...undoes])].map((sentence) => sentence !== null && <p key={sentence}>{sentence}</p>)}
      {papers.length > 0 && (
        <p>
          Pièces à déposer d’abord, plus bas{'\u00a0'}: {papers.map((key) => labels.get(key)?.label ?? key).join(', ')}.
        </p>
      )}
      {law !== null && <p className="sale-law">{law}</p>}
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
  switch (field.kind) {
    case 'instant':
      return name === 'consent_at' ? <ConsentField name={name} /> : <InstantField name={name} />
    case 'list':
      return name === 'missing_documents' ? <PapersField name={name} /> : null
    default:
      return <ValueField name={name} />
  }
}

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

/** A day and an hour in Paris. */
function InstantField({ name }: { readonly name: string }) {
  const { value, words, choose } = useSectionField(name)
  const [day, setDay] = useState(isText(value) ? dayInParis(value) : null)
  const [time, setTime] = useState<string | null>(isText(value) ? formatTime(value) : '10:00')
  return (
    <div className="sale-instant">
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
