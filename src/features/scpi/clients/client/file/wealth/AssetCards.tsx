import { useSection } from '#client/editing'
import { FieldGrid, FieldGroup } from '#client/editing/parts'
import { ValueField } from '#client/forms/byKind'
import { formatEuros } from '#client/ui'
import { SectionCard } from '../account/SectionCard'

/** What the mass around owns. */
export const AssetCards = () => (
  <>
    <SectionCard type="financial_asset" title="Actifs financiers">
      <FinancialAssets />
    </SectionCard>
    <SectionCard type="non_financial_asset" title="Actifs non financiers" sentence="À leur valeur de vente estimée.">
      <FieldGrid>
        <ValueField name="real_estate_home_amount" />
        <ValueField name="real_estate_secondary_home_amount" />
        <ValueField name="real_estate_other_without_defisc_amount" />
        <ValueField name="real_estate_other_with_defisc_amount" />
        <ValueField name="real_estate_various_amount" />
        <ValueField name="sci_amount" />
        <ValueField name="other_non_financial_assets_amount" />
      </FieldGrid>
    </SectionCard>
  </>
)

interface Line {
  readonly amount: string
  /** Asked once the amount is not zero: a part of it, or how it is invested. Not summed. */
  readonly detail?: string
}
interface Group {
  readonly title: string
  readonly lines: readonly Line[]
}

const lines = (...names: readonly string[]): readonly Line[] => names.map((amount) => ({ amount }))

const GROUPS: readonly Group[] = [
  {
    title: 'Épargne bancaire',
    lines: lines(
      'current_account_amount',
      'livret_a_blue_amount',
      'livret_ldds_amount',
      'livret_lep_amount',
      'livret_young_amount',
      'livret_csl_amount',
      'cel_amount',
      'pel_amount',
      'pep_amount',
      'term_account_amount',
    ),
  },
  {
    title: 'Titres',
    lines: lines(
      'securities_account_amount',
      'pea_account_amount',
      'peapme_account_amount',
      'fcp_and_co_amount',
      'other_securities_amount',
    ),
  },
  {
    title: 'Assurance-vie et capitalisation',
    lines: [
      { amount: 'life_insurance_amount', detail: 'uc_life_insurance_rate' },
      { amount: 'pep_life_insurance_amount', detail: 'uc_pep_life_insurance_rate' },
      { amount: 'capitalisation_contract_amount', detail: 'uc_capitalisation_contract_rate' },
      { amount: 'full_life_insurance_amount', detail: 'uc_full_life_insurance_rate' },
    ],
  },
  {
    title: 'Épargne retraite et salariale',
    lines: [
      { amount: 'per_individual_amount', detail: 'uc_per_individual_rate' },
      { amount: 'perp_amount', detail: 'uc_perp_rate' },
      { amount: 'madelin_amount', detail: 'uc_madelin_rate' },
      ...lines(
        'per_mutual_amount',
        'per_obligatory_amount',
        'perco_amount',
        'article_83_amount',
        'article_39_amount',
        'prefon_contract_amount',
      ),
      { amount: 'pee_pei_amount', detail: 'pee_pei_available_amount' },
    ],
  },
  {
    title: 'SCPI et autres actifs',
    lines: lines('scpi_amount', 'associate_account_immediate_amount', 'other_financial_assets_amount'),
  },
]

function FinancialAssets() {
  const values: Readonly<Record<string, unknown>> = useSection('financial_asset') ?? {}
  return GROUPS.map(({ title, lines: all }) => (
    <FieldGroup key={title} title={titleOf(title, totalOf(all, values))}>
      <FieldGrid>
        {all.flatMap(({ amount, detail }) => [
          <ValueField key={amount} name={amount} />,
          ...(detail !== undefined && amountIn(values[amount]) > 0 ? [<ValueField key={detail} name={detail} />] : []),
        ])}
      </FieldGrid>
    </FieldGroup>
  ))
}

const amountIn = (value: unknown): number => (typeof value === 'number' ? value : 0)
const totalOf = (all: readonly Line[], values: Readonly<Record<string, unknown>>): number =>
  all.reduce((sum, { amount }) => sum + amountIn(values[amount]), 0)

/** `Titres, 42 000 €`; the name alone while there are none. */
const titleOf = (title: string, euros: number): string => (euros === 0 ? title : `${title}, ${formatEuros(euros)}`)
