import { useSection } from '#client/editing'
import { FieldGrid } from '#client/editing/parts'
import { useSectionField } from '#client/forms'
import { ValueField } from '#client/forms/byKind'
import { formatPercent } from '#client/ui'
import { Button } from '#client/ui/controls'
import { ChoiceInput } from '#client/ui/inputs'
import { scpiChoices } from '#features/scpi/clients/contract'
import { CalculatedBracket, useCalculatedBracket } from '../account/CalculatedBracket'
import { SectionCard } from '../account/SectionCard'

interface BudgetCardsProps {
  /** Whose alone the mass around is; undefined where two share it. */
  readonly accountId?: string | undefined
}

/** What the mass around earns and pays every month. */
export const BudgetCards = ({ accountId }: BudgetCardsProps) => (
  <>
    <SectionCard type="pp_income" title="Revenus" sentence="Par mois, nets de cotisations et avant impôt.">
      <Income />
    </SectionCard>
    <SectionCard type="pp_charge" title="Charges" sentence="Par mois, sans les mensualités de prêts.">
      <Charge accountId={accountId} />
    </SectionCard>
  </>
)

function Income() {
  const types: readonly string[] = useSection('pp_income')?.income_types ?? []
  return (
    <>
      <ValueField name="income_types" />
      {types.includes('other') && <ValueField name="income_type_other" />}
      <FieldGrid>
        <ValueField name="monthly_wages_pensions_amount" />
        <ValueField name="monthly_company_director_revenue_amount" />
        <ValueField name="monthly_bic_revenue_amount" />
        <ValueField name="monthly_bnc_revenue_amount" />
        <ValueField name="monthly_agricultural_revenue_amount" />
        <ValueField name="monthly_real_estate_revenue_amount" />
        <ValueField name="monthly_other_regular_revenue_amount" />
      </FieldGrid>
    </>
  )
}

function Charge({ accountId }: BudgetCardsProps) {
  const isHoused = useSection('pp_charge')?.free_of_charge_housing === true
  return (
    <>
      <ValueField name="free_of_charge_housing" />
      <FieldGrid>
        {!isHoused && <ValueField name="monthly_rent_amount" />}
        <ValueField name="monthly_current_charges_amount" />
        <ValueField name="monthly_alimony_amount" />
        <ValueField name="monthly_income_tax_amount" />
        <ValueField name="monthly_real_estate_tax_amount" />
        <ValueField name="monthly_housing_tax_amount" />
        <ValueField name="monthly_ifi_tax_amount" />
      </FieldGrid>
      <MarginalRate />
      {accountId !== undefined && <Proposed accountId={accountId} />}
    </>
  )
}

const BRACKETS = scpiChoices.taxBrackets.map((value) => ({ value, label: formatPercent(value, { decimals: 0 }) }))

/** The bracket that income and parts come to, beside the one that is declared: taken where the client has the same. */
function Proposed({ accountId }: { accountId: string }) {
  const { value, choose, readOnly } = useSectionField('tmi_rate')
  const bracket = useCalculatedBracket(accountId)
  if (!bracket) return null
  const { rate } = bracket
  return (
    <div className="scpi-proposed">
      <CalculatedBracket bracket={bracket} />
      {value !== rate && !readOnly && (
        <Button
          size="small"
          aria-label={`Reprendre la tranche calculée, ${formatPercent(rate, { decimals: 0 })}`}
          onClick={() => {
            choose(rate)
          }}
        >
          Reprendre
        </Button>
      )}
    </div>
  )
}

/** The marginal rate is one of the brackets. */
function MarginalRate() {
  const { value, words, choose, readOnly } = useSectionField('tmi_rate')
  if (readOnly) return <ValueField name="tmi_rate" />
  return (
    <ChoiceInput {...words} choices={BRACKETS} value={typeof value === 'number' ? value : null} onChange={choose} />
  )
}
