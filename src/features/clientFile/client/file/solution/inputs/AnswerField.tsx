import type { FieldKind } from '#contract'
import {
  AmountField,
  ChoiceField,
  DateField,
  DecimalField,
  FlagField,
  IntegerField,
  RateField,
  useSectionField,
} from '#client/forms'

const fieldOfKind: Readonly<Partial<Record<FieldKind, typeof ChoiceField>>> = {
  flag: FlagField,
  integer: IntegerField,
  amount: AmountField,
  rate: RateField,
  date: DateField,
  decimal: DecimalField,
}

/** An answer of an operation, typed as its kind is. */
export function AnswerField({ name }: { readonly name: string }) {
  const { field } = useSectionField(name)
  const Field = fieldOfKind[field.kind] ?? ChoiceField
  return <Field name={name} />
}
