import { AmountField, FlagField, IntegerField } from '#client/forms'
import { FieldGrid, FieldGroup } from '../parts/FieldGroup'
import { OneForm } from '../parts/OneForm'

export function PtzSection() {
  return (
    <OneForm type="ptz">
      <FieldGrid>
        <AmountField name="n_2_taxable_income" />
        <IntegerField name="household_composition" />
      </FieldGrid>
      <FieldGroup title="Logement actuel">
        <FlagField name="has_owner_residence" />
        <FlagField name="property_right" />
        <FlagField name="is_uninhabitable" />
      </FieldGroup>
      <FieldGroup title="Situation de handicap">
        <FlagField name="has_disability" />
        <FlagField name="has_mobility_card" />
        <FlagField name="has_disability_card" />
        <FlagField name="has_disabled_adult_rent" />
        <FlagField name="has_handicapped_children_education_rent" />
      </FieldGroup>
    </OneForm>
  )
}
