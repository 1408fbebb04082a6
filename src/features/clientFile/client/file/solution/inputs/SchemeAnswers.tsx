import { resources, type FieldKind } from '#contract'
import { AmountField, ChoiceField, FlagField, IntegerField } from '#client/forms'
import { useOperation } from '../trial/useOperation'
import { schemeAnswers, type SimulationField } from './schemeAnswers'

const fieldOfKind: Readonly<Partial<Record<FieldKind, typeof ChoiceField>>> = {
  flag: FlagField,
  integer: IntegerField,
  amount: AmountField,
}

function useAnswers(): readonly SimulationField[] {
  const project = useOperation()?.project
  return (project && schemeAnswers[project]) ?? []
}

export const useHasSchemeAnswers = (): boolean => useAnswers().length > 0

export function SchemeAnswers() {
  const names = useAnswers()
  return (
    <>
      {names.map((name) => (
        <Answer key={name} name={name} />
      ))}
    </>
  )
}

function Answer({ name }: { readonly name: SimulationField }) {
  const Field = fieldOfKind[resources.simulation.fields[name].kind] ?? ChoiceField
  return <Field name={name} />
}
