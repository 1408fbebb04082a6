import type { ComponentType } from 'react'
import type { FieldKind } from '#contract'
import { ChoiceField } from '../ChoiceField'
import { DateField } from '../DateField'
import type { NumberFieldProps } from '../FieldProps'
import { FlagField } from '../FlagField'
import { AmountField, DecimalField, IntegerField, RateField } from '../NumberFields'
import { TextField } from '../TextField'
import { useSectionField } from '../useSectionField'
import { Locked } from './Locked'
import { SeveralField } from './SeveralField'
import { YesNoField } from './YesNoField'

interface ValueFieldProps extends NumberFieldProps {
  /** Of a choice: a list to open however few there are. */
  readonly asList?: boolean
}

const fieldOfKind: Readonly<Partial<Record<FieldKind, ComponentType<ValueFieldProps>>>> = {
  flag: FlagField,
  integer: IntegerField,
  amount: AmountField,
  rate: RateField,
  date: DateField,
  instant: DateField,
  decimal: DecimalField,
  choice: ChoiceField,
  yesNo: YesNoField,
}

/** An attribute as its kind is typed; a line of text for a kind that has no control of its own. One that is hidden is not drawn. */
export function ValueField(props: ValueFieldProps) {
  const { field, isHidden, isLocked } = useSectionField(props.name)
  const Field = field.kind === 'list' && field.choices ? SeveralField : (fieldOfKind[field.kind] ?? TextField)
  if (isHidden) return null
  if (!isLocked) return <Field {...props} />
  return (
    <Locked>
      <Field {...props} />
    </Locked>
  )
}
