import { AmountField, FlagField } from '#client/forms'
import { FieldGrid, FieldGroup } from '../parts/FieldGroup'
import { OneForm } from '../parts/OneForm'

export function ObjectiveSection() {
  return (
    <OneForm type="objective">
      <FieldGroup title="Ce que le client cherche">
        <FieldGrid>
          <FlagField name="build_heritage" />
          <FlagField name="additional_income" />
          <FlagField name="reduce_tax" />
          <FlagField name="decrease_tax" />
          <FlagField name="protecting_family" />
          <FlagField name="other" />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title="Son budget">
        <FieldGrid>
          <AmountField name="monthly_saving_desired" />
          <AmountField name="monthly_saving_capacity" />
          <AmountField name="rent_post_loan_desired" />
        </FieldGrid>
      </FieldGroup>
    </OneForm>
  )
}
