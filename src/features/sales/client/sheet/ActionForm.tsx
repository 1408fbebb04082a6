import { useId } from 'react'
import type { FieldErrors } from '#contract'
import { useToast } from '#client/feedback'
import { EntryForm } from '#client/forms'
import { Button } from '#client/ui/controls'
import { bookingPapers } from '#features/sales/contract'
import type { SaleAction } from '../api'
import type { SaleKind } from '../kinds'
import type { SaleRow } from '../saleRow'
import { useSaleAction } from '../useSaleAction'
import { AskedField } from './AskedField'
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
      <EntryForm
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
      </EntryForm>
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
