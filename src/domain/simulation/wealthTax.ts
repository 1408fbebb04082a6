import type { HouseholdWealth, SolutionConfiguration } from '../configuration'
import { inForce } from '../law/parameter'
import { wealthTaxTerms } from '../law/wealthTax'
import type { WealthTaxYear } from '../result'
import type { SchemeOutcome } from '../schemes/scheme'
import { type IncomeBeforeWealthTax, taxableWealth, type WealthTax, wealthTax } from '../tax/wealthTax'
import { type IsoDate, monthOf, yearOf } from '../value/calendar'
import { roundToCent } from '../value/rounding'
import type { FinancedAcquisition } from './acquisition'
import { constructionMonths, shareReleasedAt } from './offPlan'
import type { ProjectedYear } from './operating'
import { leviesOn, type TaxedHousehold, type TaxEffect, yearRules } from './taxEffect'

/** The wealth tax of a household on 1 January, without the operation and with it. Euros. */
export interface WealthYear {
  year: number
  /** Value of the property in the taxable wealth: 0 before the deed, and for a bare owner. */
  propertyValue: number
  /** What may be deducted for it of the loan of the operation. */
  propertyDebt: number
  /** Debts of the real estate already owned. */
  debts: number
  incomeBefore: IncomeBeforeWealthTax
  incomeAfter: IncomeBeforeWealthTax
  before: WealthTax
  after: WealthTax
}

/** What the wealth tax of an operation is made from. */
export interface WealthBasis {
  asOf: IsoDate
  configuration: SolutionConfiguration
  acquisition: FinancedAcquisition
  signatureDate: IsoDate
  deliveryDate: IsoDate
  projected: readonly ProjectedYear[]
  outcome: SchemeOutcome
  effects: readonly TaxEffect[]
  household: TaxedHousehold
}

/**
 * The wealth tax of each 1 January of the years shown; none when the household never reaches its threshold.
 * @param values what the property is worth at the end of each year, euros
 */
export function wealthYearsOf(
  basis: WealthBasis,
  values: readonly number[],
  wealth: HouseholdWealth | undefined,
): WealthYear[] {
  const { effects, acquisition } = basis
  if (wealth === undefined) return []
  const highestValue = Math.max(acquisition.propertyPrice, ...values)
  const on = firstOfJanuary(effects[0]?.year ?? 0)
  const highest = taxableWealth(
    { ...estateOf(wealth), otherRealEstate: wealth.investment_real_estate + highestValue, debts: 0 },
    on,
  )
  if (highest <= inForce(wealthTaxTerms, on).value.threshold) return []
  return effects.map((effect, index) => wealthYear(basis, values, wealth, effect, index))
}

/** What an operation changes in the wealth tax of each year, as it is shown. */
export function wealthTaxReport(years: readonly WealthYear[]): WealthTaxYear[] {
  if (years.every(({ before, after }) => before.tax === 0 && after.tax === 0)) return []
  return years.map(({ year, before, after }) => ({
    year,
    taxable_before: before.taxableWealth,
    taxable_after: after.taxableWealth,
    tax_before: before.tax,
    tax_after: after.tax,
  }))
}

/** @param values what the property is worth at the end of each year, euros */
function wealthYear(
  basis: WealthBasis,
  values: readonly number[],
  wealth: HouseholdWealth,
  effect: TaxEffect,
  index: number,
): WealthYear {
  const { year } = effect
  const on = firstOfJanuary(year)
  const debts = debtsOn(on, wealth, basis.asOf)
  const property = propertyOn(year, index, basis, values)
  const estate = { ...estateOf(wealth), debts }
  const [incomeBefore, incomeAfter] = incomesBefore(basis, index)
  const withProperty = {
    ...estate,
    otherRealEstate: estate.otherRealEstate + property.value,
    debts: debts + property.debt,
  }
  return {
    year,
    propertyValue: property.value,
    propertyDebt: property.debt,
    debts,
    incomeBefore,
    incomeAfter,
    before: wealthTax(taxableWealth(estate, on), on, incomeBefore),
    after: wealthTax(taxableWealth(withProperty, on), on, incomeAfter),
  }
}

const estateOf = ({ main_residence_value, investment_real_estate }: HouseholdWealth) => ({
  mainHome: main_residence_value,
  otherRealEstate: investment_real_estate,
})

const firstOfJanuary = (year: number): IsoDate => `${String(year)}-01-01`

/** Debts of the real estate owned: each goes down evenly until its end. A debt never exceeds what it bought (CGI art. 974). */
function debtsOn(on: IsoDate, wealth: HouseholdWealth, asOf: IsoDate): number {
  const owed = wealth.debts.reduce((sum, { remaining_capital, end_date }) => {
    const months = Math.max(1, monthOf(end_date) - monthOf(asOf))
    const left = Math.min(months, Math.max(0, monthOf(end_date) - monthOf(on)))
    return sum + (remaining_capital * left) / months
  }, 0)
  return roundToCent(Math.min(owed, taxableWealth({ ...estateOf(wealth), debts: 0 }, on)))
}

/**
 * The property and its loan on 1 January: nothing before the deed, nor for a bare owner (CGI art. 968); a home bought off-plan
 * for what has been paid of it.
 */
function propertyOn(
  year: number,
  index: number,
  basis: WealthBasis,
  values: readonly number[],
): { value: number; debt: number } {
  const { acquisition, signatureDate, deliveryDate, outcome, projected } = basis
  const isOwned = yearOf(signatureDate) < year
  const lastYear = outcome.years[index - 1] ?? outcome.years[0]
  if (!isOwned || lastYear?.isBareOwnership === true) return { value: 0, debt: 0 }
  const monthsOwned = monthOf(firstOfJanuary(year)) - monthOf(signatureDate) - 1
  const isBuilt = monthsOwned >= constructionMonths(signatureDate, deliveryDate)
  const paid = isBuilt ? 1 : shareReleasedAt(signatureDate, deliveryDate)(monthsOwned)
  const value = roundToCent((values[index - 1] ?? acquisition.propertyPrice) * paid)
  const released = acquisition.loanAmount * (1 - paid)
  const remaining = (projected[index - 1]?.remainingCapital ?? acquisition.loanAmount) - released
  return { value, debt: roundToCent(Math.min(value, deductibleDebt(remaining, monthsOwned, basis))) }
}

/** A loan repaid at its end is deducted as if it were repaid evenly (CGI art. 974, II). */
function deductibleDebt(remaining: number, monthsOwned: number, { configuration, acquisition }: WealthBasis): number {
  if (configuration.loan_amortization_type !== 'in_fine') return Math.max(0, remaining)
  const { mainLoanAmount } = acquisition
  const yearsLeft = Math.max(0, configuration.loan_duration - Math.floor(monthsOwned / 12))
  const others = Math.max(0, remaining - (yearsLeft > 0 ? mainLoanAmount : 0))
  return configuration.loan_duration === 0
    ? others
    : others + (mainLoanAmount * yearsLeft) / configuration.loan_duration
}

/** Incomes of the year before and the taxes on them, without the operation and with it. */
function incomesBefore(
  { effects, household }: WealthBasis,
  index: number,
): [IncomeBeforeWealthTax, IncomeBeforeWealthTax] {
  const effect = effects[index - 1] ?? effects[index]
  if (effect === undefined) return [NO_INCOME, NO_INCOME]
  const levies = leviesOn(household.netRentalIncome, 0, yearRules(effect.year))
  const before = { income: effect.before.taxableIncome, taxes: effect.before.tax + levies }
  if (index === 0) return [before, before]
  const after = {
    income: effect.after.taxableIncome,
    taxes: effect.after.tax + levies + effect.socialLevies,
  }
  return [before, after]
}

const NO_INCOME = { income: 0, taxes: 0 }
