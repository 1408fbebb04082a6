import { annuityShares } from '../law/deductibleCharges'
import { type IncomeTaxRules, incomeTaxRules } from '../law/incomeTaxRules'
import { inForce } from '../law/parameter'
import { globalDeficitLifetime, propertyDeficitLifetime } from '../law/propertyIncome'
import { memoize } from '../value/memoize'
import { furnishedLevies, unfurnishedLevies } from '../law/socialLevies'
import { alive, carry, type CarryForward, use } from '../mechanisms/carryForward'
import { endOfYear } from '../value/calendar'
import { roundToEuro } from '../value/rounding'
import { attachedHouseholdAllowance, groupedCharges } from './deductibleCharges'
import { ageAllowanceOf, hasAgeOfAllowance, netOfPensionDeduction, netOfSalaryDeduction } from './earnedIncome'
import { type FamilyQuotient, quotientOf } from './familyQuotient'
import { type TaxedFurnished, taxedFurnished } from './furnishedIncome'
import { incomeTax, type IncomeTax, type TaxCircumstances } from './incomeTax'
import { type TaxedInvestments, taxedInvestments } from './investmentIncome'
import { type DeclaredProperty, declareProperty, microPropertyIncome } from './propertyIncome'
import { longTermTaxOn } from './professionalGain'
import { type LeviedIncome, socialLevies, type SocialLevies } from './socialLevies'
import type { Earner, FurnishedLet, LifeAnnuity, TaxReturn } from './taxReturn'

/** The notice of a household for an income year. Euros, whole unless said. */
export interface Assessment {
  /** Unfurnished rents, the deficits that they leave among them; not rounded. */
  property: DeclaredProperty
  /** Net property income, or minus the deficit set against global income. */
  propertyIncome: number
  /** Furnished lets; not rounded. */
  furnished: TaxedFurnished
  investmentIncome: number
  /** Revenu brut global. */
  grossGlobalIncome: number
  /** Alimony, hosting, repairs and other charges deducted. */
  deductedCharges: number
  ageAllowance: number
  /** Global deficits left for the years that follow; not rounded. */
  globalDeficits: CarryForward
  flatTax: number
  /** The steps of the income tax, its taxable and reference incomes among them. */
  incomeTax: IncomeTax
  socialLevies: SocialLevies
  /** Income tax and levies. */
  total: number
}

/** The rules of an income year that lead from incomes to the taxable income and to the levies. */
export const assessmentRules = memoize((incomeYear: number) => {
  const on = endOfYear(incomeYear)
  return {
    incomeTax: incomeTaxRules(incomeYear),
    unfurnishedLevies: inForce(unfurnishedLevies, on),
    furnishedLevies: inForce(furnishedLevies, on),
    propertyLifetime: inForce(propertyDeficitLifetime, on),
    globalLifetime: inForce(globalDeficitLifetime, on),
  }
})

type AssessmentRules = ReturnType<typeof assessmentRules>

/**
 * Assesses a whole return: net incomes by kind, global income, taxable income, income tax, contributions and social levies.
 * Every tax of the product goes through it: a simulation asks for the tax of a household with an operation and without it.
 */
export function assess(taxReturn: TaxReturn): Assessment {
  const { incomeYear, charges, attachedHouseholdMembers = 0 } = taxReturn
  const rules = assessmentRules(incomeYear)
  const incomes = netIncomes(taxReturn, rules)
  const global = globalIncome(taxReturn, incomes, rules)
  const deducted = charges === undefined ? 0 : groupedCharges(charges, incomeYear)
  const savings = charges?.retirementSavings ?? 0
  const netGlobal = Math.max(0, global.income - deducted - (charges?.csg ?? 0) - savings)
  const allowance = ageAllowanceOf(netGlobal, adultsOfAllowance(taxReturn), incomeYear)
  const attached = attachedHouseholdMembers === 0 ? 0 : attachedHouseholdAllowance(attachedHouseholdMembers, incomeYear)
  const taxable = Math.max(0, roundToEuro(netGlobal - allowance - attached))
  const tax = taxOf(taxReturn, incomes, taxable, savings, rules.incomeTax)
  const levies = socialLevies(leviedIncomes(incomes, rules), rules.incomeTax.collectionThreshold.value)
  return {
    property: incomes.property,
    propertyIncome: roundToEuro(incomes.property.net - incomes.property.onGlobalIncome),
    furnished: incomes.furnished,
    investmentIncome: roundToEuro(incomes.investments.scaleIncome),
    grossGlobalIncome: roundToEuro(global.income),
    deductedCharges: deducted,
    ageAllowance: allowance,
    globalDeficits: global.deficits,
    flatTax: incomes.investments.flatTax,
    incomeTax: tax,
    socialLevies: levies,
    total: tax.tax + levies.total,
  }
}

/** Income tax of a household of which the net income alone is known, no levy on it. @param income revenu net imposable, euros */
export function taxOnIncome(income: number, household: FamilyQuotient, incomeYear: number): IncomeTax {
  return assess({ incomeYear, household, otherIncome: income }).incomeTax
}

interface NetIncomes {
  earned: number
  annuities: number
  property: DeclaredProperty
  furnished: TaxedFurnished
  investments: TaxedInvestments
}

const NO_EARNERS: readonly Earner[] = []
const NO_LETS: readonly FurnishedLet[] = []
const NO_DEFICIT: CarryForward = []

function netIncomes(taxReturn: TaxReturn, rules: AssessmentRules): NetIncomes {
  const { incomeYear, earners = NO_EARNERS, annuities, furnished = NO_LETS } = taxReturn
  return {
    earned: earners.length === 0 ? 0 : netEarnings(earners, incomeYear),
    annuities: annuities?.reduce((sum, annuity) => sum + taxedAnnuity(annuity, incomeYear), 0) ?? 0,
    property: propertyOf(taxReturn, rules),
    furnished: taxedFurnished(furnished, incomeYear),
    investments: taxedInvestments(taxReturn.investments, incomeYear),
  }
}

function netEarnings(earners: readonly Earner[], incomeYear: number): number {
  const wages = earners.reduce((sum, { wages: paid = 0 }) => sum + netOfSalaryDeduction(paid, incomeYear), 0)
  const pensions = netOfPensionDeduction(
    earners.map((earner) => earner.pensions ?? 0),
    incomeYear,
  )
  return wages + pensions
}

/** Revenu brut global, at least 0, and the deficits that it leaves: those of earlier years are used first (CGI art. 156, I). */
function globalIncome(
  { otherIncome = 0, priorGlobalDeficits = NO_DEFICIT, incomeYear }: TaxReturn,
  { earned, annuities, property, furnished, investments }: NetIncomes,
  { globalLifetime }: AssessmentRules,
): { income: number; deficits: CarryForward } {
  const rents = property.net - property.onGlobalIncome + furnished.profit + furnished.professional
  const sum = earned + rents + annuities + investments.scaleIncome + investments.scaleGains + otherIncome
  const used = use(alive(priorGlobalDeficits, incomeYear, globalLifetime.value), sum)
  return { income: Math.max(0, sum) - used.used, deficits: carry(used.stock, incomeYear, -sum) }
}

/** Only a part of a life annuity is taxed, by the age at its first payment (CGI art. 158, 6). */
function taxedAnnuity({ amount, ageAtFirstPayment }: LifeAnnuity, incomeYear: number): number {
  const shares = inForce(annuityShares, endOfYear(incomeYear)).value
  return amount * (shares.findLast(({ age }) => ageAtFirstPayment >= age)?.share ?? 1)
}

function propertyOf({ property, incomeYear }: TaxReturn, { propertyLifetime }: AssessmentRules): DeclaredProperty {
  const { actual, microRents = 0, netRents = 0, priorDeficits = NO_DEFICIT } = property ?? {}
  const flat = microRents === 0 ? 0 : microPropertyIncome(microRents, incomeYear)
  return declareProperty(netRents + flat, actual, priorDeficits, incomeYear, propertyLifetime.value)
}

/** Adults who are old enough or disabled; one person counts once. */
function adultsOfAllowance({ earners = NO_EARNERS, household, incomeYear }: TaxReturn): number {
  if ('parts' in household) return 0
  const old = earners.filter(({ birthYear }) => hasAgeOfAllowance(birthYear, incomeYear)).length
  return Math.min(household.joint ? 2 : 1, old + (household.handicapped_adults ?? 0))
}

function taxOf(
  taxReturn: TaxReturn,
  { investments }: NetIncomes,
  taxable: number,
  savings: number,
  rules: IncomeTaxRules,
): IncomeTax {
  const { incomeYear, reductions, credits, territory, earlierReferenceIncomes, longTermGains = 0 } = taxReturn
  const circumstances: TaxCircumstances = {
    referenceIncome: roundToEuro(taxable + investments.referenceOnly + savings + longTermGains),
    flatTax: investments.flatTax + (longTermGains === 0 ? 0 : longTermTaxOn(longTermGains, incomeYear)),
  }
  if (reductions !== undefined) circumstances.reductions = reductions
  if (credits !== undefined) circumstances.credits = credits
  if (territory !== undefined) circumstances.territory = territory
  if (earlierReferenceIncomes !== undefined) circumstances.earlierReferenceIncomes = earlierReferenceIncomes
  return incomeTax(taxable, quotientOf(taxReturn.household), rules, circumstances)
}

function leviedIncomes(
  { property, annuities, furnished, investments }: NetIncomes,
  rules: AssessmentRules,
): LeviedIncome[] {
  const lettings = [
    { amount: property.net + annuities, rates: rules.unfurnishedLevies },
    { amount: furnished.levied, rates: rules.furnishedLevies },
  ]
  return investments.levied.length === 0 ? lettings : [...lettings, ...investments.levied]
}
