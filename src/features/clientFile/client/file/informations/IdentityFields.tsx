import { ChoiceField, DateField, FlagField, TextField, useSectionField } from '#client/forms'
import { FieldGrid, FieldGroup } from '../parts/FieldGroup'
import { AddressFields } from './AddressFields'

/** What is asked about the client and about the companion alike. */
export function IdentityFields() {
  return (
    <>
      <FieldGroup title="Identité">
        <FieldGrid>
          <ChoiceField name="honorific" />
          <DateField name="birthdate" />
          <TextField name="firstname" />
          <TextField name="lastname" />
        </FieldGrid>
        <FlagField name="is_handicapped" />
      </FieldGroup>
      <FieldGroup title="Famille">
        <ChoiceField name="marital_status" />
        <MatrimonialRegime />
      </FieldGroup>
      <FieldGroup title="Coordonnées">
        <FieldGrid>
          <TextField name="email" />
          <TextField name="phone" />
        </FieldGrid>
        <AddressFields />
      </FieldGroup>
    </>
  )
}

/** Only those who are married or in a PACS have one. */
function MatrimonialRegime() {
  const { value: status } = useSectionField('marital_status')
  return status === 'married' || status === 'pacs' ? <ChoiceField name="matrimonial_property_regime" /> : null
}
