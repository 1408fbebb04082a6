import { resources, type Attributes, type FieldKind } from '#contract'
import { schemes } from '#domain'
import { AmountField, ChoiceField, FlagField, IntegerField, RateField } from '#client/forms'
import { useOperation } from '../trial/useOperation'

type SimulationField = keyof Attributes<'simulation'>

const fieldOfKind: Readonly<Partial<Record<FieldKind, typeof ChoiceField>>> = {
  flag: FlagField,
  integer: IntegerField,
  amount: AmountField,
  rate: RateField,
}

function useAnswers(): readonly SimulationField[] {
  const scheme = schemes.find(useOperation()?.project ?? '')
  return scheme ? Object.keys(scheme.questions).filter(isSimulationField) : []
}

const isSimulationField = (name: string): name is SimulationField => Object.hasOwn(resources.simulation.fields, name)

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
