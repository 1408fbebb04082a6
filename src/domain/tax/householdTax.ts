import type { HouseholdComposition, SolutionConfiguration } from '../configuration'
import { yearOf, type IsoDate } from '../value/calendar'
import { memoizeLast } from '../value/memoizeLast'
import { taxOnIncome } from './assessment'
import { type FamilyQuotient, familyQuotient, quotientOfParts } from './familyQuotient'
import type { IncomeTax } from './incomeTax'
import { taxableIncomeFromTax } from './reconstructedIncome'
import { netOfSalaryDeduction } from './earnedIncome'

/** Share of a wage paid out that is left after the CSG and CRDS that the tax authority does not deduct. */
const PAID_SHARE_OF_TAXABLE_WAGE = 0.98

/** The answers that say what a household earns and pays in tax. */
export type HouseholdIncome = Pick<
  SolutionConfiguration,
  'net_monthly_income' | 'annual_tax' | 'alimony' | 'fiscal_part'
>

/** What the calculation takes as the household's taxable income. */
export interface TaxableHousehold {
  quotient: FamilyQuotient
  /** Revenu net imposable, euros. */
  taxableIncome: number
  /** `tax`: the income that the tax notice implies; `income`: from the wages less 10 % and alimony. */
  basis: 'tax' | 'income'
}

/**
 * Income tax of a household, step by step.
 * @param taxableIncome revenu net imposable, euros
 * @param household its members, or its number of parts
 */
export function householdTax(
  taxableIncome: number,
  household: HouseholdComposition | number,
  incomeYear: number,
): IncomeTax {
  const quotient = typeof household === 'number' ? quotientOfParts(household) : familyQuotient(household)
  return taxOnIncome(taxableIncome, quotient, incomeYear)
}

/**
 * The taxable income of a household: the one that its last notice implies when it paid tax, otherwise wages ÷ 0.98,
 * less the 10 % deduction of each earner, less alimony (CGI art. 83, 3° and 156, II, 2°).
 * The parts typed prevail over the composition, whose finer caps apply when both agree.
 */
export function taxableHousehold(
  income: HouseholdIncome,
  household: HouseholdComposition | undefined,
  asOf: IsoDate,
): TaxableHousehold {
  const { annual_tax, fiscal_part, net_monthly_income, alimony } = income
  const lastIncomeYear = yearOf(asOf) - 1
  if (annual_tax > 0) return impliedByNotice(annual_tax, fiscal_part, household, lastIncomeYear)
  const quotient = quotientFor(fiscal_part, household)
  const wages = (net_monthly_income * 12) / PAID_SHARE_OF_TAXABLE_WAGE
  const earners = quotient.baseParts
  const net = netOfSalaryDeduction(wages / earners, lastIncomeYear) * earners
  return { quotient, taxableIncome: Math.max(0, net - alimony * 12), basis: 'income' }
}

/** Searching an income by its tax takes a third of a short simulation. */
const impliedByNotice = memoizeLast(
  (
    annualTax: number,
    parts: number,
    household: HouseholdComposition | undefined,
    incomeYear: number,
  ): TaxableHousehold => {
    const quotient = quotientFor(parts, household)
    return {
      quotient,
      taxableIncome: taxableIncomeFromTax(annualTax, quotient, incomeYear),
      basis: 'tax',
    }
  },
)

function quotientFor(parts: number, household: HouseholdComposition | undefined): FamilyQuotient {
  if (household === undefined) return quotientOfParts(parts)
  const composed = familyQuotient(household)
  return composed.parts === parts ? composed : quotientOfParts(parts, household.joint)
}
