import type { HouseholdComposition, SolutionConfiguration } from '../configuration'
import { taxOnIncome } from '../tax/assessment'
import { suggestedParts } from '../tax/familyQuotient'
import { type HouseholdIncome, taxableHousehold } from '../tax/householdTax'
import { type IsoDate, yearOf } from '../value/calendar'
import { debtRatio } from './debtRatio'

/** The figures shown beside a household while it is being typed. */
interface HouseholdSummary {
  /** Parts that the composition gives; null when nobody described it. */
  suggested_parts: number | null
  /** Revenu net imposable taken by the calculation, euros. */
  taxable_income: number
  /** Income tax on it, euros a year. */
  income_tax: number
  /** Rate of the slice reached. */
  marginal_rate: number
  /** Fraction of income that rent, loans and alimony take; null without income. */
  debt_ratio: number | null
}

/** Sums a household up with the rules of the last income year. */
export function householdSummary(
  answers: HouseholdIncome & Pick<SolutionConfiguration, 'monthly_rent' | 'monthly_loan_payment'>,
  household: HouseholdComposition | undefined,
  asOf: IsoDate,
): HouseholdSummary {
  const { quotient, taxableIncome } = taxableHousehold(answers, household, asOf)
  const tax = taxOnIncome(taxableIncome, quotient, yearOf(asOf) - 1)
  return {
    suggested_parts: household === undefined ? null : suggestedParts(household),
    taxable_income: tax.taxableIncome,
    income_tax: tax.tax,
    marginal_rate: tax.marginalRate,
    debt_ratio: debtRatio(answers, { payment: 0, countedRent: 0 }),
  }
}
