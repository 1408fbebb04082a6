import { householdComposition } from '#features/clientFile/contract/household'
import { householdSummary, suggestedParts, type HouseholdComposition } from '#domain'
import { householdAnswers, type HouseholdAnswers } from '../shared/household'
import { today } from '#client/screens'
import { useHouseholdSections } from '../shared/useHouseholdSections'

export interface Household {
  readonly answers: HouseholdAnswers
  readonly composition: HouseholdComposition
  /** Parts that the composition gives. */
  readonly suggestedParts: number
  /** Rate of the slice reached, fraction; null without income. */
  readonly marginalRate: number | null
  /** Income tax by the rules of the last income year, euros a year; null without income. */
  readonly incomeTax: number | null
  /** Part of the income that rent, loans and alimony take, fraction; null without income. */
  readonly debtRatio: number | null
}

/** What the household comes to, worked out again at each edit. Parts left empty are those of the composition. */
export function useHousehold(): Household {
  const sections = useHouseholdSections()
  const day = today()
  const typed = householdAnswers(sections, day)
  const composition = householdComposition(sections)
  const parts = suggestedParts(composition)
  const answers = { ...typed, fiscal_part: typed.fiscal_part || parts }
  const summary = householdSummary(answers, composition, day)
  const isKnown = answers.net_monthly_income > 0 || answers.annual_tax > 0
  return {
    answers,
    composition,
    suggestedParts: parts,
    marginalRate: isKnown ? summary.marginal_rate : null,
    incomeTax: isKnown ? summary.income_tax : null,
    debtRatio: summary.debt_ratio,
  }
}
