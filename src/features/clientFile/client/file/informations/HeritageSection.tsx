import { resources } from '#contract'
import { AmountField } from '#client/forms'
import { ShareBar } from '#client/ui/charts'
import { useSection } from '#client/editing'
import { FieldGrid, SingletonForm } from '#client/editing/parts'
import { totalOf } from '../parts/totalOf'

const names = ['main_residence_value', 'investment_real_estate', 'security_and_bond', 'liquidity'] as const

export function HeritageSection() {
  const heritage = useSection('heritage') ?? {}
  const parts = names.map((name) => ({
    label: resources.heritage.fields[name].label,
    euros: totalOf([heritage[name]]),
  }))
  return (
    <SingletonForm type="heritage">
      <FieldGrid>
        {names.map((name) => (
          <AmountField key={name} name={name} />
        ))}
      </FieldGrid>
      <ShareBar caption="Patrimoine brut du foyer" parts={parts} />
    </SingletonForm>
  )
}
