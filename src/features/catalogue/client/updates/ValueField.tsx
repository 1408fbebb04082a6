import type { Field } from '#contract'
import {
  AmountField,
  ChoiceField,
  DateField,
  DecimalField,
  FlagField,
  IntegerField,
  RateField,
  TextField,
} from '#client/forms'

/** The control of an attribute, by its kind; a line of text for what has none. */
export function ValueField({ name, kind }: { readonly name: string } & Pick<Field, 'kind'>) {
  switch (kind) {
    case 'amount':
      return <AmountField name={name} />
    case 'rate':
      return <RateField name={name} />
    case 'integer':
      return <IntegerField name={name} />
    case 'decimal':
      return <DecimalField name={name} />
    case 'date':
      return <DateField name={name} />
    case 'choice':
      return <ChoiceField asList name={name} />
    case 'flag':
      return <FlagField name={name} />
    default:
      return <TextField name={name} />
  }
}
