import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { makeSelectItems, selectEdited } from '#client/autosave'
import { useEdited, useOpenAggregate, useSection } from '#client/editing'
import { FieldGrid, FieldGroup } from '#client/editing/parts'
import { useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { useAppSelector } from '#client/store'
import { formatPercent } from '#client/ui'
import { Button } from '#client/ui/controls'
import { scpiChoices } from '#features/scpi/clients/contract'
import { usIndiciaOf } from '#features/scpi/clients/contract/rules'
import { addressOf } from '../fileParts'
import { useMasses } from '../useMasses'
import { AccountScreen } from './AccountScreen'
import { CalculatedBracket, isNotResident, useCalculatedBracket } from './CalculatedBracket'
import { OtherResidences } from './OtherResidences'
import { SectionCard } from './SectionCard'

const TYPE = 'fiscality'
const TYPES = [TYPE] as const

/** How the client is taxed, and where: what is asked depends on what was answered. */
export const FiscalityScreen = () => (
  <AccountScreen types={TYPES}>
    <SectionCard type={TYPE} title="Fiscalité">
      <Residence />
      <AmericanPerson />
      <IncomeTax />
      <WealthTax />
    </SectionCard>
  </AccountScreen>
)

function Residence() {
  const { fiscal_type, fiscal_identification_number: number } = useSection(TYPE) ?? {}
  return (
    <FieldGroup title="Résidence fiscale">
      <FieldGrid>
        <ValueField name="fiscal_type" asList />
        <ValueField name="fiscal_residence" />
        <ValueField name="fiscal_identification_number" />
        {!number && <ValueField name="tin_absence_reason" asList />}
        {isNotResident(fiscal_type) && <ValueField name="non_resident_rate" assumed={0.2} />}
      </FieldGrid>
      {isNotResident(fiscal_type) && <ValueField name="social_affiliation_eea" />}
      <OtherResidences />
    </FieldGroup>
  )
}

function AmericanPerson() {
  const isAmerican = useSection(TYPE)?.us_person === true
  return (
    <FieldGroup title="Personne américaine">
      <FieldGrid>
        <ValueField name="us_person" />
        {isAmerican && <ValueField name="us_tin" />}
      </FieldGrid>
      <ValueField name="us_indicia" />
      <IndiciaOfIdentity />
    </FieldGroup>
  )
}

/** The signs that the identity of the client gives, as long as they are not among those that were noted: the adviser confirms them. */
function IndiciaOfIdentity() {
  const { value, choose, readOnly } = useSectionField('us_indicia')
  const client = useClientOfAccount()
  const noted: readonly unknown[] = Array.isArray(value) ? value : []
  const lacking = usIndiciaOf(client ?? {}).filter((sign) => !noted.includes(sign))
  if (lacking.length === 0) return null
  return (
    <Alert
      role="note"
      type="warning"
      showIcon
      title="L’identité du client donne des indices d’américanité"
      description={
        <ul>
          {lacking.map((sign) => (
            <li key={sign}>{scpiChoices.usIndicia[sign]}</li>
          ))}
        </ul>
      }
      action={
        !readOnly && (
          <Button
            onClick={() => {
              choose([...noted, ...lacking])
            }}
          >
            {lacking.length > 1 ? 'Retenir ces indices' : 'Retenir cet indice'}
          </Button>
        )
      }
    />
  )
}

function useClientOfAccount() {
  const { id } = useOpenAggregate()
  const clientId = useEdited('pp_account', id)?.attributes.client_id ?? ''
  return useEdited('scpi_client', clientId)?.attributes
}

function IncomeTax() {
  const regime = useSection(TYPE)?.property_income_regime ?? null
  return (
    <FieldGroup title="Impôt sur le revenu">
      <FieldGrid>
        <ValueField name="fiscal_part" />
        <ValueField name="taxable_income_amount" />
        <ValueField name="fiscal_reference_income_amount" />
        <ValueField name="income_tax_amount" />
        <ValueField name="property_income_regime" asList />
        {regime !== null && regime !== 'none' && (
          <>
            <ValueField name="existing_net_property_income_amount" />
            <ValueField name="property_deficit_carried_amount" />
          </>
        )}
      </FieldGrid>
      <DeclaredBracket />
      <ValueField name="withholding_exemption" />
    </FieldGroup>
  )
}

function WealthTax() {
  const isLiable = useSection(TYPE)?.ifi_liable === true
  return (
    <FieldGroup title="Impôt sur la fortune immobilière">
      <FieldGrid>
        <ValueField name="ifi_liable" />
        {isLiable && <ValueField name="ifi_taxable_base_amount" />}
      </FieldGrid>
    </FieldGroup>
  )
}

/** The marginal bracket as the client told it, which stands with his charges, and the one that his income and parts come to. */
function DeclaredBracket() {
  const { id } = useOpenAggregate()
  const clientId = useEdited('pp_account', id)?.attributes.client_id ?? null
  const masses = useMasses(id)
  const rate = useAppSelector((state) => {
    const own = masses.find((mass) => selectEdited(state, 'pp_entity', mass.id)?.attributes.entity_type === 'own')
    const [charge] = makeSelectItems(own?.id ?? '', 'pp_charge')(state)
    return charge && selectEdited(state, 'pp_charge', charge.ref.id)?.attributes.tmi_rate
  })
  const calculated = useCalculatedBracket(id)
  const differs = typeof rate === 'number' && calculated !== null && rate !== calculated.rate
  return (
    <div>
      <p className={differs ? 'scpi-error' : 'scpi-note'}>
        Tranche marginale déclarée&nbsp;: {formatPercent(rate, { decimals: 0 })}.{' '}
        {clientId !== null && (
          <Link to={addressOf(clientId, { section: 'pp_charge', field: 'tmi_rate' })}>La voir avec les charges</Link>
        )}
      </p>
      {calculated && <CalculatedBracket bracket={calculated} />}
    </div>
  )
}
