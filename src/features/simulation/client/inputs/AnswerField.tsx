import type { ComponentType } from 'react'
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

interface AnswerFieldProps {
  readonly name: string
  /** What is taken while a number is left empty. */
  readonly assumed?: number | undefined
}

const fieldOfKind: Readonly<Partial<Record<FieldKind, ComponentType<AnswerFieldProps>>>> = {
  flag: FlagField,
  integer: IntegerField,
  amount: AmountField,
  rate: RateField,
  date: DateField,
  decimal: DecimalField,
}

/** An answer of an operation, typed as its kind is. */
export function AnswerField(answer: AnswerFieldProps) {
  const { field } = useSectionField(answer.name)
  const Field = fieldOfKind[field.kind] ?? ChoiceField
  return <Field {...answer} />
}
