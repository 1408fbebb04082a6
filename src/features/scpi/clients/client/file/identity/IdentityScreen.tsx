import { FlagField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { AutosaveForm, useOpenAggregate } from '#client/editing'
import { useUndoKeys } from '#client/editing/changes'
import { FieldGrid, FieldGroup, useAskedField } from '#client/editing/parts'
import { SectionSaveState } from '#client/editing/saving'
import { Card } from '#client/ui'
import { SignedNotice } from '../account/SignedNotice'
import { useAccount } from '../useAccount'
import { AddressFields } from './AddressFields'
import { AdviserField } from './AdviserField'
import { Representatives } from './Representatives'

const UNDOABLE = ['representative'] as const

/** Who the client is: identity, birth, contact, who acts for them, what compliance says; each field as far as it is open. */
export function IdentityScreen() {
  const { id } = useOpenAggregate()
  const account = useAccount(id)
  const fields = useAskedField('scpi_client')
  useUndoKeys(UNDOABLE)
  return (
    <>
      {account && <SignedNotice clientId={id} accountId={account.id} sentence={SIGNED} />}
      <div ref={fields} className="scpi-form">
        <AutosaveForm item={{ key: id, ref: { type: 'scpi_client', id } }}>
          <IdentityFields />
          <ContactFields />
          <FollowingFields />
        </AutosaveForm>
      </div>
      <Representatives />
    </>
  )
}

const SIGNED =
  'Changer qui est le client (nom, naissance, nationalité, capacité, représentants) annule sa signature\u202f; ses coordonnées se modifient sans rien annuler.'

const IdentityFields = () => (
  <Card title="Identité" state={<SectionSaveState type="scpi_client" />}>
    <div className="scpi-fields">
      <FieldGroup title="Nom et capacité">
        <FieldGrid>
          <ValueField name="honorific" />
          <ValueField name="judicial_capacity" />
          <ValueField name="firstname1" />
          <ValueField name="lastname" />
          <ValueField name="birth_name" />
          <ValueField name="firstname2" />
          <ValueField name="firstname3" />
          <ValueField name="firstname4" />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title="Naissance">
        <FieldGrid>
          <ValueField name="birthdate" />
          <ValueField name="birth_country" />
          <ValueField name="birth_municipality" />
          <ValueField name="birth_postal_code" />
          <ValueField name="birth_department_code" />
          <ValueField name="deathdate" />
        </FieldGrid>
      </FieldGroup>
      <FieldGroup title="Nationalité">
        <FieldGrid>
          <ValueField name="nationality1" />
          <ValueField name="nationality2" />
        </FieldGrid>
      </FieldGroup>
    </div>
  </Card>
)

const ContactFields = () => (
  <Card title="Coordonnées">
    <div className="scpi-fields">
      <FieldGrid>
        <ValueField name="email" />
        <ValueField name="phone" />
        <ValueField name="pro_phone" />
      </FieldGrid>
      <AddressFields />
      <ValueField name="is_hosted" />
      <FlagField name="marketing_consent" />
    </div>
  </Card>
)

const FollowingFields = () => (
  <Card title="Suivi et conformité">
    <div className="scpi-fields">
      <FieldGrid>
        <AdviserField />
        <ValueField name="status" />
        <ValueField name="mif_category" />
        <ValueField name="aml_risk_level" />
        <ValueField name="kyc_signed_at" />
        <ValueField name="kyc_valid_until" />
      </FieldGrid>
    </div>
  </Card>
)
