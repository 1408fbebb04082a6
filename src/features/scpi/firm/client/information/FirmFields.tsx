import type { ComponentType } from 'react'
import type { Field, FieldKind } from '#contract'
import { AmountField, ChoiceField, DateField, TextField } from '#client/forms'
import { scpiFirm } from '#features/scpi/firm/contract'
import { firmGroups } from './firmFields'

/** Few choices stand beside each other; more in a list, so that fields of one line stay in line. */
function Choice({ name }: { readonly name: string }) {
  return <ChoiceField name={name} asList={name !== 'advice_type'} />
}

const controls: Readonly<Partial<Record<FieldKind, ComponentType<{ readonly name: string }>>>> = {
  amount: AmountField,
  choice: Choice,
  date: DateField,
}

function FirmField({ name, field: { kind } }: { readonly name: string; readonly field: Pick<Field, 'kind'> }) {
  const Control = controls[kind] ?? TextField
  return <Control name={name} />
}

/** The fields of the form, by groups. */
export const FirmFields = () =>
  firmGroups.map(({ title, names }) => (
    <fieldset key={title} className="scpi-firm-group">
      <legend>{title}</legend>
      <div className="scpi-firm-fields">
        {names
          .filter((name) => scpiFirm.fields[name].kind !== 'longText')
          .map((name) => (
            <FirmField key={name} name={name} field={scpiFirm.fields[name]} />
          ))}
      </div>
      {names
        .filter((name) => scpiFirm.fields[name].kind === 'longText')
        .map((name) => (
          <TextField key={name} name={name} />
        ))}
    </fieldset>
  ))
