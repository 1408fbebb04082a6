import { AmountField } from '#client/forms'
import { FieldGrid, FieldGroup, SingletonForm } from '#client/editing/parts'
import { AimList } from './AimList'

export function ObjectiveSection() {
  return (
    <SingletonForm type="objective">
      <FieldGroup title="Ce que le client cherche, du plus important au moins important">
        <AimList />
      </FieldGroup>
      <FieldGroup title="Son budget">
        <FieldGrid>
          <AmountField name="monthly_saving_desired" />
          <AmountField name="monthly_saving_capacity" />
          <AmountField name="rent_post_loan_desired" />
        </FieldGrid>
      </FieldGroup>
    </SingletonForm>
  )
}
