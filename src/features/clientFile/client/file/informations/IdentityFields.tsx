import type { ComponentType } from 'react'
import { ChoiceField, DateField, FlagField, TextField, useSectionField } from '#client/forms'
import { FieldGrid, FieldGroup } from '#client/editing/parts'
import { AddressFields } from './AddressFields'

interface IdentityFieldsProps {
  /** A choice of the form; that of the companion may be a suggestion. */
  readonly Choice?: ComponentType<{ readonly name: 'honorific' | 'marital_status' | 'matrimonial_property_regime' }>
}

/** What is asked about the client and about the companion alike. */
export function IdentityFields({ Choice = ChoiceField }: IdentityFieldsProps) {
  return (
    <>
      <FieldGroup title="Identité">
        <FieldGrid>
          <Choice name="honorific" />
          <DateField name="birthdate" />
          <TextField name="firstname" />
          <TextField name="lastname" />
        </FieldGrid>
        <FlagField name="is_handicapped" />
      </FieldGroup>
      <FieldGroup title="Famille">
        <Choice name="marital_status" />
        <MatrimonialRegime Choice={Choice} />
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
function MatrimonialRegime({ Choice }: Required<IdentityFieldsProps>) {
  const { value: status } = useSectionField('marital_status')
  return status === 'married' || status === 'pacs' ? <Choice name="matrimonial_property_regime" /> : null
}
