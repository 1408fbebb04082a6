import { useSection } from '#client/editing'
import { FieldGrid, FieldGroup } from '#client/editing/parts'
import { ValueField } from '#client/forms/byKind'
import { isSelfEmployed } from '#features/scpi/clients/contract/completion'
import { AccountScreen } from './AccountScreen'
import { SectionCard } from './SectionCard'

const TYPE = 'pp_professional_situation'
const TYPES = [TYPE] as const

const EMPLOYED: readonly unknown[] = ['official', 'cdi_trial_period_over', 'cdi_during_trial_period', 'cdd_or_interim']

/** How the client works, or did. */
export const WorkScreen = () => (
  <AccountScreen types={TYPES}>
    <SectionCard type={TYPE} title="Situation professionnelle">
      <Work />
    </SectionCard>
  </AccountScreen>
)

function Work() {
  const status = useSection(TYPE)?.work_status ?? null
  return (
    <>
      <FieldGrid>
        <ValueField name="work_status" asList />
        <ValueField name="work_sector" asList />
        <ValueField name="profession" />
        <ValueField name="socio_professional_category" asList />
        {EMPLOYED.includes(status) && <ValueField name="employer" />}
        {status !== 'no_activity' && (
          <>
            <ValueField name="work_start_date" />
            <ValueField name="retirement_age" />
          </>
        )}
      </FieldGrid>
      {isSelfEmployed(status) && (
        <FieldGroup title="Entreprise">
          <FieldGrid>
            <ValueField name="siren_number" />
            <ValueField name="ape_code" />
            <ValueField name="legal_category" />
          </FieldGrid>
        </FieldGroup>
      )}
    </>
  )
}
