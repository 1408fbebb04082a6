import { useSection } from '#client/editing'
import { FieldGrid, FieldGroup } from '#client/editing/parts'
import { ValueField } from '#client/forms/byKind'
import { AccountScreen } from './AccountScreen'
import { SectionCard } from './SectionCard'

const TYPE = 'politically_exposed_person'
const TYPES = [TYPE] as const

/** Whether the client is politically exposed, or near somebody who is; whether the law protects him; what compliance found. */
export const ExposureScreen = () => (
  <AccountScreen types={TYPES}>
    <SectionCard type={TYPE} title="Exposition politique et protection juridique">
      <Exposure />
      <Protection />
      <Screening />
    </SectionCard>
  </AccountScreen>
)

function Exposure() {
  const { is_direct_pep, is_indirect_pep } = useSection(TYPE) ?? {}
  return (
    <FieldGroup title="Personne politiquement exposée">
      <ValueField name="is_direct_pep" />
      {is_direct_pep === true && (
        <FieldGrid>
          <ValueField name="direct_pep_function" asList />
          <ValueField name="direct_pep_detail" />
          <ValueField name="direct_pep_country" />
          <ValueField name="direct_pep_start_date" />
          <ValueField name="direct_pep_end_date" />
        </FieldGrid>
      )}
      <ValueField name="is_indirect_pep" />
      {is_indirect_pep === true && (
        <FieldGrid>
          <ValueField name="indirect_pep_link" asList />
          <ValueField name="indirect_pep_firstname" />
          <ValueField name="indirect_pep_lastname" />
          <ValueField name="indirect_pep_function" asList />
          <ValueField name="indirect_pep_country" />
          <ValueField name="indirect_pep_end_date" />
        </FieldGrid>
      )}
      {(is_direct_pep === true || is_indirect_pep === true) && <ValueField name="wealth_origin" />}
    </FieldGroup>
  )
}

function Protection() {
  const isProtected = useSection(TYPE)?.is_under_legal_protection === true
  return (
    <FieldGroup title="Protection juridique">
      <ValueField name="is_under_legal_protection" />
      {isProtected && <ValueField name="legal_protection_type" asList />}
    </FieldGroup>
  )
}

const Screening = () => (
  <FieldGroup title="Criblage">
    <FieldGrid>
      <ValueField name="pep_screening_status" asList />
      <ValueField name="sanctions_screening_status" asList />
      <ValueField name="screened_at" />
      <ValueField name="compliance_approved_at" />
    </FieldGrid>
    <ValueField name="compliance_comment" />
  </FieldGroup>
)
