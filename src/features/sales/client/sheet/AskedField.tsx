import { useSectionField, AmountField, ChoiceField, DateField, IntegerField, RateField, TextField } from '#client/forms'
import { ConsentField } from './ConsentField'
import { InstantField } from './InstantField'
import { PapersField } from './PapersField'

/** A field of an action, by its kind. */
export function AskedField({ name }: { readonly name: string }) {
  const { field } = useSectionField(name)
  switch (field.kind) {
    case 'amount':
      return <AmountField name={name} />
    case 'rate':
      return <RateField name={name} />
    case 'integer':
      return <IntegerField name={name} />
    case 'date':
      return <DateField name={name} />
    case 'choice':
      return <ChoiceField name={name} />
    case 'instant':
      return name === 'consent_at' ? <ConsentField name={name} /> : <InstantField name={name} />
    case 'list':
      return name === 'missing_documents' ? <PapersField name={name} /> : null
    default:
      return <TextField name={name} />
  }
}
