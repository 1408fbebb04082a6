import type { Attributes } from '#contract'
import { formatEuros, formatNumber, formatPercent } from '#client/ui'
import { useHousehold } from '../useHousehold'
import { useClientWord } from '../parts/useClientWord'
import { useSection } from '#client/editing'
import { FactsCard, type Fact } from './FactsCard'
import { written } from './written'

const perMonth = (euros: number): string => formatEuros(euros, { per: 'mois' })

/** What the household earns, pays and can put aside. */
export function SituationCard() {
  const { answers, marginalRate, debtRatio } = useHousehold()
  const tax = useSection('tax')
  const isIncomeKnown = typeof useSection('income')?.net_monthly_income === 'number'
  const saving = useSection('objective')?.monthly_saving_capacity
  const income = { section: 'income', field: 'net_monthly_income' } as const
  const facts: readonly Fact[] = [
    {
      label: 'Revenu du foyer',
      value: isIncomeKnown ? perMonth(answers.net_monthly_income) : null,
      note: 'hors loyers',
      ...income,
    },
    ...taxFacts(tax, marginalRate),
    {
      label: 'Endettement actuel',
      value: isIncomeKnown ? formatPercent(debtRatio, { decimals: 1 }) : null,
      note: 'loyer, crédits et pensions',
      ...income,
    },
    {
      label: 'Capacité d’épargne',
      value: written(saving, perMonth),
      section: 'objective',
      field: 'monthly_saving_capacity',
    },
  ]
  return <FactsCard title={useClientWord()('Sa situation en chiffres')} facts={facts} />
}

function taxFacts(
  { annual_tax: annualTax, fiscal_part: parts, tmi_rate: typedRate }: Partial<Attributes<'tax'>> = {},
  marginalRate: number | null,
): readonly Fact[] {
  return [
    {
      label: 'Impôt sur le revenu',
      value: written(annualTax, (euros) => formatEuros(euros, { per: 'an' })),
      note: 'selon le dernier avis',
      section: 'tax',
      field: 'annual_tax',
    },
    { label: 'Parts fiscales', value: written(parts, formatNumber), section: 'tax', field: 'fiscal_part' },
    {
      label: 'Tranche marginale',
      value: written(typedRate ?? marginalRate, wholePercent),
      note: rateOrigin(typedRate, marginalRate),
      section: 'tax',
      field: 'tmi_rate',
    },
  ]
}

const wholePercent = (rate: number): string => formatPercent(rate, { decimals: 0 })

/** Says so when the rate typed is not the one worked out. Fractions. */
function rateOrigin(typed: unknown, calculated: number | null): string | undefined {
  if (calculated === null || typed === calculated) return undefined
  return typeof typed === 'number' ? `${wholePercent(calculated)} d’après les revenus` : 'd’après les revenus'
}
